/// The next place of something in a text, asked for again and again from later and later indices.
///
/// A place is the answer until it is passed, and what was not found once is not searched for again.
/// So all the searches together read the text once, where a search from each of many beginnings
/// would read its rest as often as there are beginnings.
struct ForwardSearch {
  private var found: Range<Int>?
  private var isAtEnd = false

  /// The first place at an index or after it; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - index: Not before that of the last call.
  ///   - search: Finds the first place at an index or after it, always of the same thing.
  mutating func next(from index: Int, _ search: (Int) -> Range<Int>?) -> Range<Int>? {
    if let found, found.lowerBound >= index { return found }
    guard !isAtEnd else { return nil }
    found = search(index)
    isAtEnd = found == nil
    return found
  }
}
