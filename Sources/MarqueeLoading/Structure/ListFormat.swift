/// Lists of names in running text.
enum ListFormat {
  /// `a`, `a and b`, `a, b and c`.
  static func joined(_ names: [String], word: String = "and") -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
