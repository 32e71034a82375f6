/// Finds the name that somebody probably meant.
package enum Suggestion {
  /// The known name nearest to a wrong one, or `nil` where none is near enough to be meant.
  ///
  /// Near enough is: equal but for case, or at most one edit in three characters away. Where two
  /// names are equally near there is no clear answer, and none is given.
  ///
  /// - Complexity: O(*names* × *length*²), with names over 64 bytes passed over.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wrong = Array(name.utf8.prefix(65))
    guard !wrong.isEmpty, wrong.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    var isTie = false
    for candidate in names where candidate.utf8.count <= 64 {
      let distance =
        candidate.lowercased() == name.lowercased()
        ? 0 : editDistance(wrong, Array(candidate.utf8))
      guard distance <= max(1, wrong.count / 3), distance < candidate.utf8.count else { continue }
      if let found = best, found.distance <= distance {
        isTie = isTie || (found.distance == distance && found.name != candidate)
      } else {
        best = (candidate, distance)
        isTie = false
      }
    }
    return isTie ? nil : best?.name
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var distance = min(
          last[column] + (left[row] == right[column] ? 0 : 1),
          last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
