#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A decimal number that keeps the digits its author wrote.
///
/// `19.90` stays `19.90`, where a binary floating-point number would become 19.899999999999999 or
/// 19.9. Two numbers are equal when their values are: `19.9` equals `19.90`.
public struct DecimalNumber: Sendable {
  /// The most significant digits that are kept, as in Foundation's `Decimal`.
  package static let maximumDigits = 38

  /// The number as JSON writes it, in the author's digits.
  public let text: String
  /// The value: `digits` × 10^`exponent`, without zeros at the end of the digits.
  private let isNegative: Bool
  private let digits: [UInt8]
  private let exponent: Int

  /// Reads a number.
  ///
  /// A leading `+` and superfluous zeros are dropped, and a missing zero before the point is added,
  /// because JSON knows neither.
  ///
  /// - Parameter text: A decimal number, with an exponent or without.
  /// - Returns: `nil` for anything else, for infinity and not-a-number, for more than
  ///   38 significant digits and for an exponent beyond ±99.
  public init?(_ text: String) {
    guard let parts = DecimalParts(text) else { return nil }
    self.text = parts.text
    isNegative = parts.isNegative && !parts.significantDigits.isEmpty
    digits = parts.significantDigits
    exponent = parts.significantDigits.isEmpty ? 0 : parts.exponent
  }

  /// The nearest binary floating-point number.
  public var doubleValue: Double { Double(text) ?? .nan }

  /// The exact value.
  public var decimalValue: Decimal { Decimal(string: text) ?? .nan }

  /// Whether it is zero.
  package var isZero: Bool { digits.isEmpty }

  /// How many digits come after the decimal point, without zeros at the end.
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
  /// Reads a string, an integer or a number with a fraction.
  ///
  /// A string keeps its digits. `JSONDecoder` reads a fraction as an exact `Decimal`;
  /// `PropertyListDecoder` cannot, and gives the shortest text of a `Double` instead.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = Self.text(in: container), let number = DecimalNumber(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Expected a decimal number.")
    }
    self = number
  }

  /// The text of a number; a value of another kind is not an error before all kinds were tried.
  private static func text(in container: any SingleValueDecodingContainer) -> String? {
    if let text = try? container.decode(String.self) { return text }
    // `JSONDecoder` makes an `Int` of a long number with a fraction, so exact decimals come first.
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
    // The place of the first digit decides, and then the digits from there.
    let (place, otherPlace) = (digits.count + exponent, other.digits.count + other.exponent)
    return place == otherPlace
      ? digits.lexicographicallyPrecedes(other.digits) : place < otherPlace
  }
}
