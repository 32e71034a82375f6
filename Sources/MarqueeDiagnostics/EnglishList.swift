package enum EnglishList {
  package static let maximumNameCount = 10

  /// `a`, `a or b`, `a, b or c`.
  ///
  /// - Parameter limit: The most words that are listed; of the others, only the number is given.
  package static func join(
    _ words: [String], _ conjunction: String, atMost limit: Int = .max
  ) -> String {
    let listed =
      words.count > limit ? words.prefix(limit) + ["\(words.count - limit) more"] : words[...]
    guard let last = listed.last, listed.count > 1 else { return listed.first ?? "" }
    return "\(listed.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// Lists names in single quotes: all of them if they are few, otherwise the first ones.
  ///
  /// - Parameters:
  ///   - nearest: A name that is listed in any case: the one that was probably meant.
  ///   - limit: The most names that are listed.
  package static func names(
    _ names: [String], _ conjunction: String, nearest: String? = nil,
    atMost limit: Int = maximumNameCount
  ) -> String {
    var listed = names.prefix(limit).map { "'\($0)'" }
    if names.count > limit, let nearest, !names.prefix(limit).contains(nearest) {
      listed[limit - 1] = "'\(nearest)'"
    }
    if names.count > limit { listed.append("\(names.count - limit) more") }
    return join(listed, conjunction)
  }
}
