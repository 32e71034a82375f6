/// The greedy search of Myers for the shortest way from one run of lines to another, given up after a
/// number of changes.
struct BoundedLineSearch {
  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>

  /// Prepares to search; lines are numbers.
  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    self.old = old
    self.new = new
  }

  /// The positions of the lines that the shortest way keeps; none if it has more changes.
  ///
  /// - Complexity: O(*n* × *limit*) in the lines.
  func pairs(upTo limit: Int) -> [(old: Int, new: Int)] {
    // For each diagonal (lines of the old run less lines of the new one) how far the old run is gone
    // through, after each number of changes.
    var reached = [Int](repeating: 0, count: 2 * limit + 3)
    var earlier: [[Int]] = []
    for count in 0...limit {
      earlier.append(reached)
      for diagonal in stride(from: -count, through: count, by: 2) {
        var position = start(of: diagonal, after: count, reached, limit)
        while position < old.count, position - diagonal < new.count, position >= diagonal,
          old[old.startIndex + position] == new[new.startIndex + position - diagonal]
        { position += 1 }
        reached[diagonal + limit + 1] = position
        if position >= old.count, position - diagonal >= new.count {
          return way(after: count, earlier, limit)
        }
      }
    }
    return []
  }

  /// Where a diagonal begins after a change: a line was removed or added.
  private func start(of diagonal: Int, after count: Int, _ reached: [Int], _ limit: Int) -> Int {
    if count == 0 { return 0 }
    let added = reached[diagonal + 1 + limit + 1]
    let removed = reached[diagonal - 1 + limit + 1] + 1
    if diagonal == -count { return added }
    if diagonal == count { return removed }
    return max(added, removed)
  }

  /// Goes the way back, and collects the lines that it keeps.
  private func way(
    after changeCount: Int, _ earlier: [[Int]], _ limit: Int
  ) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var position = old.count
    var diagonal = old.count - new.count
    for count in stride(from: changeCount, through: 0, by: -1) {
      let reached = earlier[count]
      let start = start(of: diagonal, after: count, reached, limit)
      while position > start {
        position -= 1
        pairs.append((old.startIndex + position, new.startIndex + position - diagonal))
      }
      guard count > 0 else { break }
      let isAdded = start == reached[diagonal + 1 + limit + 1] && diagonal != count
      if !isAdded { position -= 1 }
      diagonal += isAdded ? 1 : -1
    }
    return pairs.reversed()
  }
}
