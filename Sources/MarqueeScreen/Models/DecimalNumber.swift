public import MarqueePlatform

/// A decimal number that keeps the digits its author wrote.
///
/// `19.90` stays `19.90`, whereas a binary floating-point number would become 19.899999999999999 or
/// 19.9. Two numbers are equal if their values are: `19.9` equals `19.90`.
public struct DecimalNumber: Sendable {
  /// The most significant digits that are kept; Foundation's `Decimal` has the same limit.
  package static let maximumDigits = 38

  /// The number as JSON writes it, in the author's digits.
  public let text: String
  /// The value is `digits` × 10^`exponent`; the digits have no trailing zeros.
  private let isNegative: Bool
  private let digits: [UInt8]
  private let exponent: Int

  /// Parses a number.
  ///
  /// A leading `+` and superfluous zeros are dropped, and a missing zero before the point is added,
  /// because JSON allows neither.
  ///
  /// - Parameter text: A decimal number, with or without an exponent.
  /// - Returns: `nil` for any other text, for infinity and NaN, for more than 38 significant
  ///   digits, and for an exponent beyond ±99.
  public init?(_ text: String) {
    guard let number = try? DecimalNumber(checking: text) else { return nil }
    self = number
  }

  /// Parses a number like ``init(_:)``.
  ///
  /// - Throws: The reason why the text is not a number that can be kept.
  package init(checking text: String) throws(Fault) {
    let parts = try DecimalParts(text)
    self.text = parts.text
    isNegative = parts.isNegative && !parts.significantDigits.isEmpty
    digits = parts.significantDigits
    exponent = parts.significantDigits.isEmpty ? 0 : parts.exponent
  }

  /// The reason why a text is not a number that can be kept.
  package enum Fault: Error {
    case notDecimal
    /// It has more than ``maximumDigits`` significant digits, or too many zeros.
    case tooManyDigits
    /// The number after its `e` is beyond ±99.
    case exponentOutOfRange
  }

  /// The nearest binary floating-point number.
  public var doubleValue: Double { Double(text) ?? .nan }

  /// The exact value.
  public var decimalValue: Decimal { Decimal(string: text) ?? .nan }

  package var isZero: Bool { digits.isEmpty }

  /// The number without superfluous zeros; equal numbers have equal texts.
  package var shortestText: String {
    guard !isZero else { return "0" }
    let sign = isNegative ? "-" : ""
    let text = String(decoding: digits, as: UTF8.self)
    let pointPlace = digits.count + exponent
    // Longer runs of zeros are hard to read.
    guard (-6...21).contains(pointPlace) else { return "\(sign)\(text)e\(exponent)" }
    if exponent >= 0 { return sign + text + String(repeating: "0", count: exponent) }
    let padded = String(repeating: "0", count: max(0, 1 - pointPlace)) + text
    return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
  }

  /// The number of units in the last of some digits after the decimal point, with a half rounded
  /// up; `nil` if the number is negative or has more than 18 digits then.
  func rounded(toDigits count: Int) -> Int? {
    let length = digits.count + exponent + count
    guard !isNegative, length <= 18 else { return nil }
    guard length >= 0 else { return 0 }
    let zeros = String(repeating: "0", count: max(0, length - digits.count))
    let kept = String(decoding: digits.prefix(length), as: UTF8.self) + zeros
    let isUp = digits.dropFirst(length).first.map { $0 >= UInt8(ascii: "5") } == true
    return (Int(kept) ?? 0) + (isUp ? 1 : 0)
  }

  /// How many digits come after the decimal point, without trailing zeros.
  package var fractionDigitCount: Int { max(0, -exponent) }
}

extension DecimalNumber: Hashable {
  /// Compares the values.
  public static func == (left: DecimalNumber, right: DecimalNumber) -> Bool {
    left.isNegative == right.isNegative && left.digits == right.digits
      && left.exponent == right.exponent
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative)
    hasher.combine(digits)
    hasher.combine(exponent)
  }
}

extension DecimalNumber: Decodable {
  /// Decodes a string, an integer or a number with a fraction.
  ///
  /// A string keeps its digits. `JSONDecoder` decodes a fraction as an exact `Decimal`;
  /// `PropertyListDecoder` cannot, so the text is the shortest one of a `Double`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = Self.text(in: container), let number = DecimalNumber(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Expected a decimal number.")
    }
    self = number
  }

  /// Returns the text of a number; a value of another kind is an error only after all kinds were
  /// tried.
  private static func text(in container: any SingleValueDecodingContainer) -> String? {
    if let text = try? container.decode(String.self) { return text }
    // `JSONDecoder` turns a long number with a fraction into an `Int`, so try exact decimals first.
    if let decimal = try? container.decode(Decimal.self) { return decimal.description }
    if let integer = try? container.decode(Int.self) { return String(integer) }
    return (try? container.decode(Double.self))?.description
  }
}

extension DecimalNumber: Comparable {
  /// Compares the values.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative ? right.isCloserToZero(than: left) : left.isCloserToZero(than: right)
  }

  private func isCloserToZero(than other: DecimalNumber) -> Bool {
    guard !digits.isEmpty, !other.digits.isEmpty else {
      return digits.isEmpty && !other.digits.isEmpty
    }
    // The place of the first digit decides; if that is equal, the digits do.
    let (place, otherPlace) = (digits.count + exponent, other.digits.count + other.exponent)
    return place == otherPlace
      ? digits.lexicographicallyPrecedes(other.digits) : place < otherPlace
  }
}
