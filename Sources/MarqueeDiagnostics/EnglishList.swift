/// Joins words as a sentence does.
package enum EnglishList {
  /// `a`, `a or b`, `a, b or c`.
  package static func join(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
