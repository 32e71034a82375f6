struct DecimalParts {
  let isNegative: Bool
  let text: String
  /// The digits without leading and trailing zeros; empty for zero.
  let significantDigits: [UInt8]
  /// The power of ten of the last significant digit.
  let exponent: Int

  /// The largest power of ten, positive or negative, that an author may write.
  private static let maximumPower = 99
  /// The most digits, including zeros at either end.
  private static let maximumDigits = 128

  /// Parses a text.
  ///
  /// - Throws: The reason why it is not a decimal number that can be kept.
  init(_ text: String) throws(DecimalNumber.Fault) {
    var rest = Array(text.utf8)[...]
    let sign = rest.first
    isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isASCIIDigit)
    rest = rest[whole.endIndex...]
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { throw .notDecimal }
    let power = try Self.power(in: rest)
    let digits = Array(whole + fraction)
    let leadingZeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    let trailingZeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    significantDigits =
      leadingZeros == digits.count
      ? [] : Array(digits[leadingZeros..<(digits.count - trailingZeros)])
    guard significantDigits.count <= DecimalNumber.maximumDigits,
      digits.count <= Self.maximumDigits
    else { throw .tooManyDigits }
    exponent = power - fraction.count + trailingZeros

    let shownWhole = whole.drop { $0 == UInt8(ascii: "0") }
    var shown = isNegative ? "-" : ""
    shown += shownWhole.isEmpty ? "0" : String(decoding: shownWhole, as: UTF8.self)
    if !fraction.isEmpty { shown += "." + String(decoding: fraction, as: UTF8.self) }
    if power != 0 { shown += "e\(power)" }
    self.text = shown
  }

  /// Parses the number after `e`; 0 for an empty text.
  private static func power(in text: ArraySlice<UInt8>) throws(DecimalNumber.Fault) -> Int {
    guard let marker = text.first else { return 0 }
    var digits = text.dropFirst()
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    guard marker == UInt8(ascii: "e") || marker == UInt8(ascii: "E"), !digits.isEmpty,
      digits.allSatisfy(\.isASCIIDigit)
    else { throw .notDecimal }
    // A power with too many digits for an integer is out of range too.
    guard let power = Int(String(decoding: digits, as: UTF8.self)), power <= maximumPower else {
      throw .exponentOutOfRange
    }
    return isNegative ? -power : power
  }
}
