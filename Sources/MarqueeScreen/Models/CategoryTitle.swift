/// Turns a category's title into the text that is shown.
package enum CategoryTitle {
  /// Returns the text that people read.
  ///
  /// `officeProductivity` becomes `Office Productivity`, `healthAndFitness` becomes `Health &
  /// Fitness`, and `aiAndMLTools` becomes `Ai & ML Tools`: a word begins at a capital letter after
  /// a letter that is not a capital, and at the last of several capitals before a lowercase letter.
  /// A title with white space is shown as is.
  package static func displayText(of title: String) -> String {
    guard !title.utf8.contains(where: \.isASCIISpace) else { return title }
    return words(of: title).map { $0 == "And" ? "&" : $0 }.joined(separator: " ")
  }

  private static func words(of title: String) -> [String] {
    let letters = Array(title.unicodeScalars)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      if index > 0, beginsWord(at: index, in: letters) {
        words.append(word)
        word = ""
      }
      word += index == 0 ? letter.properties.uppercaseMapping : String(letter)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func beginsWord(at index: Int, in letters: [Unicode.Scalar]) -> Bool {
    guard letters[index].properties.isUppercase else { return false }
    if !letters[index - 1].properties.isUppercase { return true }
    return index + 1 < letters.count && letters[index + 1].properties.isLowercase
  }
}
