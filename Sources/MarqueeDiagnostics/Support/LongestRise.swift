/// Finds a longest increasing subsequence of a list of numbers.
///
/// For things that have moved, it is the most of them that can count as having stayed in place. If
/// there are several choices, it prefers numbers whose place is the one that sorting gives them.
package enum LongestRise {
  /// Returns the indices of the most numbers that strictly increase, in order.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func indices(of numbers: [Int]) -> [Int] {
    let sorted = numbers.sorted()
    var ends = EndTable(count: numbers.count)
    var previous = [Int](repeating: -1, count: numbers.count)
    var last = Rise.none
    for (index, number) in numbers.enumerated() {
      let place = sorted.partitioningIndex { $0 >= number }
      let start = ends.best(below: place)
      previous[index] = start.end
      let rise = Rise(
        length: start.length + 1, keptCount: start.keptCount + (place == index ? 1 : 0),
        number: number, end: index)
      ends.add(rise, at: place)
      if rise.isBetter(than: last) { last = rise }
    }
    var rise: [Int] = []
    var index = last.end
    while index >= 0 {
      rise.append(index)
      index = previous[index]
    }
    return rise.reversed()
  }

  private struct Rise {
    let length: Int
    /// How many of its numbers are where sorting puts them.
    let keptCount: Int
    let number: Int
    /// The index of its last number; -1 for an empty one.
    let end: Int

    static let none = Rise(length: 0, keptCount: 0, number: .max, end: -1)

    /// Whether it is longer, or else keeps more places, or else leaves more room for others.
    func isBetter(than other: Rise) -> Bool {
      if length != other.length { return length > other.length }
      return keptCount != other.keptCount ? keptCount > other.keptCount : number <= other.number
    }
  }

  /// The best subsequences by the place of their last number, as a binary indexed tree.
  private struct EndTable {
    private var nodes: [Rise]

    init(count: Int) {
      nodes = Array(repeating: .none, count: count + 1)
    }

    /// The best one whose last number has a lower place.
    func best(below place: Int) -> Rise {
      var best = Rise.none
      var node = place
      while node > 0 {
        if nodes[node].isBetter(than: best) { best = nodes[node] }
        node &= node - 1
      }
      return best
    }

    mutating func add(_ rise: Rise, at place: Int) {
      var node = place + 1
      while node < nodes.count {
        if rise.isBetter(than: nodes[node]) { nodes[node] = rise }
        node += node & -node
      }
    }
  }
}
