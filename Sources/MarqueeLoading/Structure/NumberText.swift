package import MarqueeCatalog

/// Numbers as property lists write them.
package enum NumberText {
  /// The value of an `<integer>`, decimal or hexadecimal; `nil` beyond 64 bits with a sign.
  static func integer(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int(text) }
    return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16)
  }

  /// A number in the digits of its author; a hexadecimal integer becomes a decimal one.
  package static func decimal(_ text: String, isHexadecimal: Bool) -> DecimalNumber? {
    DecimalNumber(text)
      ?? (isHexadecimal ? integer(text).map(String.init).flatMap(DecimalNumber.init) : nil)
  }
}
