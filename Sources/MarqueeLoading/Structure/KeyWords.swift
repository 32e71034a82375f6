/// The words of a key: `imageURL`, `image_url` and `Image URL` have the words `image` and `url`.
package struct KeyWords: Sendable {
  package let words: [String]

  /// Splits a key at capital letters, and at all that is neither a letter nor a digit.
  package init(_ key: String) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func endWord() {
      if !word.isEmpty { words.append(String(word).lowercased()) }
      word.removeAll()
    }
    let scalars = Array(key.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isCapital = scalar.properties.isUppercase
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let afterSmall = word.last.map { !$0.properties.isUppercase } ?? false
      let beforeSmall = next.map { $0.properties.isLowercase } ?? false
      let isOfWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if !isOfWord || isCapital && (afterSmall || beforeSmall) { endWord() }
      if isOfWord { word.append(scalar) }
    }
    endWord()
    self.words = words
  }

  /// The words as one, such as `topMovies`; empty if there are none.
  package var camelCase: String {
    words.enumerated().map { index, word in index == 0 ? word : Self.capitalized(word) }.joined()
  }

  package static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
