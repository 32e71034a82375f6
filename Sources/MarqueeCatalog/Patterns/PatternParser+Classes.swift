extension PatternParser {
  /// Reads a class up to its closing bracket; the opening one has been read.
  mutating func scalarClass(from start: Int) throws(PatternFault) -> ScalarSet {
    let opening = range(from: start)
    let isNegated = cursor.take("^")
    var members = ScalarSetMembers()
    while !cursor.take("]") {
      guard cursor.peek() != nil else {
        throw PatternFault(
          message: "the class that begins here is not closed", range: opening)
      }
      let memberStart = cursor.offset
      guard let first = try classMember(into: &members) else { continue }
      // A hyphen before the end of the class means itself.
      guard cursor.peek() == "-", let after = cursor.peek(1), after != "]" else {
        members.insert(first, through: first)
        continue
      }
      _ = cursor.next()
      guard let last = try classMember(into: &members) else {
        throw fault(
          "a range ends with one character; write a literal hyphen as '\\-'", from: memberStart)
      }
      guard first <= last else {
        throw fault("the range ends before it begins", from: memberStart)
      }
      members.insert(first, through: last)
    }
    guard !members.isEmpty else {
      throw fault("the class is empty; write a literal bracket as '\\]'", from: start)
    }
    return ScalarSet(members, isNegated: isNegated, ignoringCase: isIgnoringCase)
  }

  /// Reads one scalar of a class; for an escape that means several, adds them to the members and
  /// returns `nil`.
  private mutating func classMember(
    into members: inout ScalarSetMembers
  ) throws(PatternFault) -> Unicode.Scalar? {
    let start = cursor.offset
    guard let scalar = cursor.next() else { return nil }
    if scalar == "[" {
      throw fault(
        "a bracket in a class is written '\\['; classes in classes are not supported", from: start)
    }
    guard scalar == "\\" else { return scalar }
    switch try escape(from: start) {
    case .scalar(let scalar): return scalar
    case .set(let escaped, let isNegated):
      members.formUnion(isNegated ? escaped.categoryComplement : escaped)
      return nil
    case .anchor:
      throw fault("a class has characters, and no places between them", from: start)
    }
  }
}
