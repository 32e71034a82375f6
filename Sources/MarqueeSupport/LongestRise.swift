/// The longest rising choice from a list of numbers (patience sorting).
///
/// Of things that have changed places it is the most that can be said to have stayed where they were.
package enum LongestRise {
  /// The indices of the most numbers that rise strictly, in order.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func indices(of numbers: [Int]) -> [Int] {
    // For each length, the index of the number that ends a rise of it, the lowest there is.
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
