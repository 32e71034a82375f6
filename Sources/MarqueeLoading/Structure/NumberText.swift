package import MarqueeCatalog

/// Parses numbers of property lists.
package enum NumberText {
  /// Parses an `<integer>`, decimal or hexadecimal; `nil` if it does not fit in 64 signed bits.
  static func integer(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int(text) }
    return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16)
  }

  /// Parses a number with its authored digits; a hexadecimal integer becomes a decimal one.
  package static func decimal(_ text: String, isHexadecimal: Bool) -> DecimalNumber? {
    DecimalNumber(text)
      ?? (isHexadecimal ? integer(text).map(String.init).flatMap(DecimalNumber.init) : nil)
  }
}
