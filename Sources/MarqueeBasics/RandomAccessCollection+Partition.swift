extension RandomAccessCollection {
  /// The index of the first element that belongs to the second part, by halving; the end if all
  /// belong to the first.
  ///
  /// - Parameter isInSecondPart: A condition that no element after one that meets it fails.
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
