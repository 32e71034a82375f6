import MarqueeScreen

/// The number of items that a heading announces: the 10 of `Top 10`.
struct AnnouncedCount {
  let count: Int
  /// Its range in the text, including `Top`.
  let range: Range<Int>

  /// No row shows more items than this, so `Top 100` is a name.
  private static let limit = 50

  /// Searches UTF-8 text.
  ///
  /// - Returns: `nil` if it announces no number.
  init?(in text: ArraySlice<UInt8>) {
    var words = text[...]
    while let start = words.firstIndex(where: \.isASCIILetter) {
      let word = words[start...].prefix(while: \.isASCIILetter)
      let isAlone = start == text.startIndex || text[start - 1] < 0x80
      words = words[word.endIndex...]
      guard isAlone, String(decoding: word, as: UTF8.self).lowercased() == "top" else { continue }
      let separator = words.prefix { $0 == UInt8(ascii: " ") || $0 == 0xC2 || $0 == 0xA0 }
      let digits = words[separator.endIndex...].prefix { (0x30...0x39).contains($0) }
      guard let count = Int(String(decoding: digits, as: UTF8.self)), count <= Self.limit,
        count > 1, digits.endIndex == text.endIndex || text[digits.endIndex].endsNumber
      else { continue }
      self.count = count
      range = start..<digits.endIndex
      return
    }
    return nil
  }
}

extension UInt8 {
  /// Whether a number cannot continue with this byte, such as `.5`, `%` or a letter.
  fileprivate var endsNumber: Bool {
    !isASCIILetter && self != UInt8(ascii: ".") && self != UInt8(ascii: "%")
  }
}
