extension PatternParser {
  /// Returns the fault of a group that begins with `(?` but not with `(?:`.
  mutating func extensionFault(from start: Int) -> PatternFault {
    let linear = "an expression is matched in time linear in the text"
    let known: [(opening: String, message: String)] = [
      ("?=", "look-ahead is not supported: \(linear)"),
      ("?!", "look-ahead is not supported: \(linear)"),
      ("?<=", "look-behind is not supported: \(linear)"),
      ("?<!", "look-behind is not supported: \(linear)"),
      ("?>", "an atomic group is not supported: \(linear)"),
      ("?<", "a group has no name here; write '(?: )'"),
      ("?P<", "a group has no name here; write '(?: )'"),
      ("?'", "a group has no name here; write '(?: )'"),
      ("?#", "a comment is not supported"),
    ]
    for (opening, message) in known where cursor.take(text: opening) {
      return fault(message, from: start)
    }
    _ = cursor.next()
    return fault(
      "flags in an expression are not supported; a group begins with '(' or '(?:'", from: start)
  }
}
