/// A color as authors write it.
enum ColorText: Hashable {
  /// `#RRGGBB` or `#RRGGBBAA`.
  case digits
  /// The name of a color set.
  case name

  /// Reads a color; `nil` for a text that is none.
  ///
  /// - Parameter text: UTF-8.
  init?(_ text: ArraySlice<UInt8>) {
    guard let first = text.first else { return nil }
    guard first == UInt8(ascii: "#") else {
      guard WhiteSpace.trimming(text).count == text.count, UnseenCharacter.first(in: text) == nil
      else { return nil }
      self = .name
      return
    }
    let digits = text.dropFirst()
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(Self.isDigit) else {
      return nil
    }
    self = .digits
  }

  /// The full form of a text that is nearly a color, as `#FA0` for `#FFAA00`; `nil` for any other.
  static func completing(_ text: ArraySlice<UInt8>) -> String? {
    let digits = text.first == UInt8(ascii: "#") ? text.dropFirst() : text
    guard digits.allSatisfy(isDigit) else { return nil }
    switch digits.count {
    case 3, 4:
      return "#" + String(decoding: digits.flatMap { [$0, $0] }, as: UTF8.self)
    case 6, 8: return "#" + String(decoding: digits, as: UTF8.self)
    default: return nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
