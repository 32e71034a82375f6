import MarqueeCatalog

extension TextPattern {
  /// Makes a pattern of the program's own; '(?i)' at its start ignores the case of letters.
  init(known source: String) {
    let isIgnoringCase = source.hasPrefix("(?i)")
    let expression = String(source.dropFirst(isIgnoringCase ? 4 : 0))
    guard let pattern = try? TextPattern(expression, ignoringCase: isIgnoringCase) else {
      preconditionFailure("'\(source)' is not an expression")
    }
    self = pattern
  }
}
