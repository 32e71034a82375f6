/// The parts of a decimal number's text.
struct DecimalParts {
  let isNegative: Bool
  /// The text as JSON writes it.
  let text: String
  /// The digits without leading and trailing zeros; empty for zero.
  let significantDigits: [UInt8]
  /// The power of ten of the last significant digit.
  let exponent: Int

  /// Parses a text; `nil` if it is not a decimal number that can be kept.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    let sign = rest.first
    isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: Self.isDigit)
    rest = rest[whole.endIndex...]
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: Self.isDigit)
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty, let power = Self.exponent(in: rest) else {
      return nil
    }
    let digits = Array(whole + fraction)
    let leadingZeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    let trailingZeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    significantDigits =
      leadingZeros == digits.count
      ? [] : Array(digits[leadingZeros..<(digits.count - trailingZeros)])
    guard significantDigits.count <= DecimalNumber.maximumDigits, digits.count <= 128 else {
      return nil
    }
    exponent = power - fraction.count + trailingZeros

    let shownWhole = whole.drop { $0 == UInt8(ascii: "0") }
    var shown = isNegative ? "-" : ""
    shown += shownWhole.isEmpty ? "0" : String(decoding: shownWhole, as: UTF8.self)
    if !fraction.isEmpty { shown += "." + String(decoding: fraction, as: UTF8.self) }
    if power != 0 { shown += "e\(power)" }
    self.text = shown
  }

  /// Parses the number after `e`; 0 for an empty text, `nil` for an invalid exponent.
  private static func exponent(in text: ArraySlice<UInt8>) -> Int? {
    guard let marker = text.first else { return 0 }
    guard marker == UInt8(ascii: "e") || marker == UInt8(ascii: "E"),
      let exponent = Int(String(decoding: text.dropFirst(), as: UTF8.self)), abs(exponent) <= 99
    else { return nil }
    return exponent
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
