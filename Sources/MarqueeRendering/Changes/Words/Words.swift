/// Splits texts into words, white space and signs.
enum Words {
  private enum Sort {
    case word
    case space
    /// A punctuation mark or a character of a script without spaces, which is a separate word.
    case single
  }

  /// The words of a text and everything between them, in order.
  static func split(_ text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var previous: Sort?
    for index in text.indices {
      let isInWord = previous == .word && ["'", "’"].contains(text[index])
      let sort = isInWord ? .word : sort(of: text[index])
      if let previous, sort != previous || sort == .single {
        words.append(text[start..<index])
        start = index
      }
      previous = sort
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  private static func sort(of character: Character) -> Sort {
    if character.isWhitespace { return .space }
    guard let scalar = character.unicodeScalars.first else { return .single }
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.numericType != nil else { return .single }
    // Chinese and Japanese have no spaces between words.
    let isKana = (0x3040...0x30FF).contains(scalar.value)
    return properties.isIdeographic || isKana ? .single : .word
  }
}
