package enum ColorText: Hashable {
  /// `#RRGGBB` or `#RRGGBBAA`.
  case digits
  case name

  /// Reads a color; `nil` for a text that is not one.
  ///
  /// - Parameter text: UTF-8.
  package init?(_ text: ArraySlice<UInt8>) {
    guard let first = text.first else { return nil }
    guard first == UInt8(ascii: "#") else {
      guard WhiteSpace.trimming(text).count == text.count, UnseenCharacter.first(in: text) == nil,
        !Self.isOfOtherForm(text)
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

  /// Whether a text is a color in another notation: `FFAA00`, `0xFFAA00`, `rgb(255,170,0)`.
  private static func isOfOtherForm(_ text: ArraySlice<UInt8>) -> Bool {
    if text.contains(UInt8(ascii: "(")) { return true }
    let isPrefixed = text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8)
    let digits = isPrefixed ? text.dropFirst(2) : text
    let hasDigit = digits.contains { (0x30...0x39).contains($0) }
    return (digits.count == 6 || digits.count == 8) && digits.allSatisfy(isDigit)
      && (isPrefixed || hasDigit)
  }

  /// The full form of an incomplete color, such as `#FFAA00` for `#FA0`; `nil` for any other text.
  package static func completing(_ text: ArraySlice<UInt8>) -> String? {
    let isPrefixed = text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8)
    let digits = text.dropFirst(isPrefixed ? 2 : text.first == UInt8(ascii: "#") ? 1 : 0)
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
