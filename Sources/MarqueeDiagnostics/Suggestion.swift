/// Finds the name that was probably meant.
package enum Suggestion {
  /// Returns the known name nearest to a wrong one, or `nil` if none is near enough.
  ///
  /// A name is near enough if it differs only in case, or by at most one edit per three characters.
  /// If two names are equally near, neither is suggested.
  ///
  /// - Complexity: At most O(*names* × *length*²). Names over 64 bytes are ignored, and names of
  ///   different letters cost almost nothing.
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
        // An edit removes at most one letter and adds at most one.
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

  /// Returns the set of a name's bytes, one bit per remainder modulo 64.
  private static func letters(of name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Returns how many insertions, deletions, replacements and swaps of neighbors turn one into the
  /// other.
  ///
  /// - Parameter limit: Above this number, only that there are more edits is certain.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8], upTo limit: Int) -> Int {
    // Three rows are enough, because a swap looks two rows back.
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
      // Later rows never go below the least value of a row, except by one edit through a swap.
      if least > limit + 1 { return least }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[right.count]
  }
}
