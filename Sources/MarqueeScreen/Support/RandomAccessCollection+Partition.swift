extension RandomAccessCollection {
  /// Returns the index of the first element of the second part, by binary search; the end index if
  /// all belong to the first.
  ///
  /// - Parameter isInSecondPart: A condition that, once an element meets it, all later ones meet
  ///   too.
  /// - Complexity: O(log *n*) calls.
  @inlinable
  package func partitioningIndex(
    where isInSecondPart: (Element) throws -> Bool
  ) rethrows -> Index {
    var start = startIndex
    var rest = count
    while rest > 0 {
      let half = rest / 2
      let middle = index(start, offsetBy: half)
      if try isInSecondPart(self[middle]) {
        rest = half
      } else {
        start = index(after: middle)
        rest -= half + 1
      }
    }
    return start
  }
}
