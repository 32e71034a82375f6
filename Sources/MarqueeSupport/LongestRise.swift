/// Finds a longest increasing subsequence of a list of numbers (patience sorting).
///
/// For things that have moved, it is the most of them that can count as having stayed in place.
package enum LongestRise {
  /// Returns the indices of the most numbers that strictly increase, in order.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func indices(of numbers: [Int]) -> [Int] {
    // For each length, the index of the lowest number that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var rise: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      rise.append(index)
      index = previous[index]
    }
    return rise.reversed()
  }
}
