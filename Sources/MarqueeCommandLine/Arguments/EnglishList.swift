/// Joins words as a sentence does.
enum EnglishList {
  /// `a`, `a or b`, `a, b or c`.
  static func join(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
