import MarqueeScreen

/// A variable of a template that was never replaced: '{{name}}', '${x}', '{0}'.
enum TemplatePlaceholder {
  /// What may be between the ends of a variable.
  private enum Content {
    case anything
    /// A name as programs use them.
    case name
    /// A number, or a name in small letters or in capitals, with or without a format after it.
    case argument
  }

  /// The ends of variables; an end that begins with another one comes first.
  private static let forms: [(open: String, close: String, content: Content)] = [
    ("{{", "}}", .anything), ("{%", "%}", .anything), ("<%", "%>", .anything),
    ("<?", "?>", .anything), ("<#", "#>", .anything), ("${", "}", .anything), ("#{", "}", .name),
    ("$(", ")", .name), ("\\(", ")", .name), ("[[", "]]", .name), ("{", "}", .argument),
  ]

  /// The number of bytes after the opening end in which the closing one is searched for.
  ///
  /// Variables are shorter, and without a limit each '{' of a text would be a search to its end.
  private static let longest = 80
  private static let starts = Set(forms.compactMap(\.open.utf8.first))

  /// The first one in a text.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var offset = text.startIndex
    while let start = text[offset...].firstIndex(where: starts.contains) {
      if let end = end(ofVariableIn: text[start...]) { return start..<end }
      offset = start + 1
    }
    return nil
  }

  private static func end(ofVariableIn text: ArraySlice<UInt8>) -> Int? {
    for (open, close, content) in forms where text.starts(with: open.utf8) {
      let rest = text.dropFirst(open.utf8.count).prefix(longest)
      guard let end = rest.range(of: close), fits(rest[..<end.lowerBound], content) else {
        continue
      }
      return end.upperBound
    }
    return nil
  }

  private static func fits(_ text: ArraySlice<UInt8>, _ content: Content) -> Bool {
    guard !text.isEmpty else { return false }
    switch content {
    case .anything: return text.contains(where: \.isOfWord)
    case .name: return text.isIdentifier
    case .argument:
      let name = text.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
      guard isFormat(text[name.endIndex...]) else { return false }
      if name.allSatisfy(\.isASCIIDigit) { return !name.isEmpty && name.count < 3 }
      return name.isIdentifier && (name.first?.isASCIICapital == false || isInCapitals(name))
    }
  }

  /// Whether what follows a name is nothing, ICU's ', plural' and the like, or Python's ':.2f'.
  private static func isFormat(_ text: ArraySlice<UInt8>) -> Bool {
    guard let mark = text.first else { return true }
    let rest = text.dropFirst()
    guard mark == UInt8(ascii: ",") else { return rest.count < 7 && !rest.contains(0x20) }
    let kind = rest.drop { $0 == 0x20 }
    return ["plural", "select", "number", "date", "time"].contains { kind.starts(with: $0.utf8) }
  }

  private static func isInCapitals(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0.isASCIICapital || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
      && text.contains(where: \.isASCIICapital)
  }
}
