/// Myers' greedy search for the shortest script between two runs of lines, with a limit on changes.
struct BoundedLineSearch {
  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>

  /// Prepares a search; equal lines have equal numbers.
  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    self.old = old
    self.new = new
  }

  /// Returns the positions of the lines that the shortest script keeps; none if it needs more
  /// changes.
  ///
  /// - Complexity: O(*n* × *limit*) in the lines.
  func pairs(upTo limit: Int) -> [(old: Int, new: Int)] {
    // How far the search has come in the old run after each number of changes, for each diagonal
    // (old position minus new position).
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

  /// Returns where a diagonal starts after one more change: a line was removed or added.
  private func start(of diagonal: Int, after count: Int, _ reached: [Int], _ limit: Int) -> Int {
    if count == 0 { return 0 }
    let added = reached[diagonal + 1 + limit + 1]
    let removed = reached[diagonal - 1 + limit + 1] + 1
    if diagonal == -count { return added }
    if diagonal == count { return removed }
    return max(added, removed)
  }

  /// Walks back from the end, and collects the lines that the script keeps.
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
