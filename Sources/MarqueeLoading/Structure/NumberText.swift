package import MarqueeCatalog

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

  /// Why a number cannot be kept, as a phrase that follows the name of its field; `nil` for a text
  /// that is not a number.
  static func faultPhrase(of text: String) -> String? {
    do throws(DecimalNumber.Fault) {
      _ = try DecimalNumber(checking: text)
      return nil
    } catch {
      return switch error {
      case .notDecimal: nil
      case .tooManyDigits: "has more than \(DecimalNumber.maximumDigits) digits"
      case .exponentOutOfRange: "has an exponent beyond ±99"
      }
    }
  }
}
