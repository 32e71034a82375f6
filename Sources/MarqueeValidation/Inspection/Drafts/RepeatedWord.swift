import MarqueeScreen

/// An article or a conjunction twice: 'the the'.
///
/// Only words that no sentence has twice; 'that that', 'had had' and the band 'The The' are right.
enum RepeatedWord {
  private static let words = ["the", "and", "of", "an", "und", "für"]

  /// The first pair in a text.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var offset = text.startIndex
    while let space = text[offset...].firstIndex(of: 0x20) {
      offset = space + 1
      let rest = text[offset...]
      guard let word = words.first(where: { rest.starts(with: $0.utf8) }) else { continue }
      let (start, end) = (space - word.utf8.count, offset + word.utf8.count)
      guard start >= text.startIndex, text.isEdge(start), text.isEdge(end),
        text[start..<space].elementsEqual(word.utf8)
          || start == text.startIndex && isCapitalized(text[start..<space], word)
      else { continue }
      return start..<end
    }
    return nil
  }

  private static func isCapitalized(_ text: ArraySlice<UInt8>, _ word: String) -> Bool {
    text.first?.isASCIICapital == true && text.dropFirst().elementsEqual(word.utf8.dropFirst())
      && text.first.map { $0 | 0x20 } == word.utf8.first
  }
}
