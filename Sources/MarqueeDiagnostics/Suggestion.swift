/// Finds the name that somebody probably meant.
package enum Suggestion {
  /// The known name nearest to a wrong one, or `nil` if none is near enough to be meant.
  ///
  /// Near enough is: equal but for case, or at most one edit in three characters away. Where two
  /// names are equally near there is no clear answer, and none is given.
  ///
  /// - Complexity: O(*names* × *length*²) at the most, with names over 64 bytes passed over; names of
  ///   other letters cost next to nothing.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wrong = Array(name.utf8.prefix(65))
    guard !wrong.isEmpty, wrong.count <= 64 else { return nil }
    let limit = max(1, wrong.count / 3)
    let lowercased = name.lowercased()
    let letters = Self.letters(of: wrong)
    var best: (name: String, distance: Int)?
    var isTie = false
    for candidate in names where candidate.utf8.count <= 64 {
      let distance: Int
      if candidate.utf8.count == wrong.count, candidate.lowercased() == lowercased {
        distance = 0
      } else {
        guard abs(candidate.utf8.count - wrong.count) <= limit else { continue }
        // An edit takes away at most one letter, and brings at most one in.
        let candidateLetters = Self.letters(of: candidate.utf8)
        guard (letters & ~candidateLetters).nonzeroBitCount <= limit,
          (candidateLetters & ~letters).nonzeroBitCount <= limit
        else { continue }
        distance = editDistance(wrong, Array(candidate.utf8), upTo: limit)
      }
      guard distance <= limit, distance < candidate.utf8.count else { continue }
      if let found = best, found.distance <= distance {
        isTie = isTie || (found.distance == distance && found.name != candidate)
      } else {
        best = (candidate, distance)
        isTie = false
      }
    }
    return isTie ? nil : best?.name
  }

  /// The set of the bytes that a name is made of, a bit for each remainder by 64.
  private static func letters(of name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// How many insertions, deletions, replacements and swaps of neighbors lead from one to the other.
  ///
  /// - Parameter limit: Of more edits than this only that they are more is found out.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8], upTo limit: Int) -> Int {
    // Three rows are enough, for a swap looks two rows back.
    var beforeLast = Array(repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    for row in left.indices {
      current[0] = row + 1
      var least = row + 1
      for column in right.indices {
        var distance = min(
          last[column] + (left[row] == right[column] ? 0 : 1),
          last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current[column + 1] = distance
        least = min(least, distance)
      }
      // No later row is below the least of a row, but for one edit less by a swap.
      if least > limit + 1 { return least }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[right.count]
  }
}
