/// The nesting of arrays and dictionaries in an ASCII property list.
enum BracketNesting {
  /// Whether brackets are nested deeper than values can be; see ``PropertyListNesting``.
  static func isTooDeep(_ text: ASCIIUnits, from start: Int) -> Bool {
    var depth = 0
    var index = start
    while index < text.count {
      let unit = text[index]
      index += 1
      switch unit {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        guard depth <= PropertyListNesting.maximumDepth else { return true }
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth -= depth > 0 ? 1 : 0
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = endOfString(quotedBy: unit, in: text, from: index)
      case UInt8(ascii: "/") where text[index] == UInt8(ascii: "*"):
        index = text.end(of: "*/", from: index + 1)
      case UInt8(ascii: "/") where text[index] == UInt8(ascii: "/"):
        while index < text.count, !isLineBreak(text[index]) { index += 1 }
      default: continue
      }
    }
    return false
  }

  private static func isLineBreak(_ unit: UInt8) -> Bool {
    unit == UInt8(ascii: "\n") || unit == UInt8(ascii: "\r")
  }

  private static func endOfString(
    quotedBy quote: UInt8, in text: ASCIIUnits, from start: Int
  ) -> Int {
    var index = start
    while index < text.count, text[index] != quote {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }
}
