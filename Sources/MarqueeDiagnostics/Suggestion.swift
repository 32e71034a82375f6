package enum Suggestion {
  /// Returns the known name nearest to a wrong one, or `nil` if none is near enough.
  ///
  /// A name is near enough if it differs by at most one edit per three characters, or in another
  /// case by one per four. Of two names at the same distance apart from case, the one whose case
  /// fits better is nearer. If two names are equally near, neither is suggested.
  ///
  /// - Complexity: At most O(*names* × *length*²). Names over 64 bytes are ignored, and names of
  ///   different letters cost almost nothing.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    match(for: name, among: names)?.name
  }

  /// Returns the known name nearest to a wrong one, with the number of edits between them apart
  /// from case; `nil` if none is near enough.
  package static func match(
    for name: String, among names: some Sequence<String>
  ) -> (name: String, distance: Int)? {
    let written = Array(name.utf8.prefix(65))
    guard !written.isEmpty, written.count <= 64 else { return nil }
    let wrong = written.map(\.lowercased)
    let limit = max(1, wrong.count / 3)
    let lowercased = name.lowercased()
    let letters = Self.letters(of: wrong)
    var best: (name: String, rank: (distance: Int, caseDistance: Int))?
    var isTie = false
    for candidate in names where candidate.utf8.count <= 64 {
      guard abs(candidate.utf8.count - wrong.count) <= limit else { continue }
      let right = candidate.utf8.map(\.lowercased)
      let distance: Int
      if right.count == wrong.count, right == wrong || candidate.lowercased() == lowercased {
        distance = 0
      } else {
        // An edit removes at most one letter and adds at most one.
        let candidateLetters = Self.letters(of: right)
        guard (letters & ~candidateLetters).nonzeroBitCount <= limit,
          (candidateLetters & ~letters).nonzeroBitCount <= limit
        else { continue }
        distance = editDistance(wrong, right, upTo: limit)
      }
      guard distance <= limit, distance < candidate.utf8.count,
        distance <= best?.rank.distance ?? limit
      else { continue }
      let caseDistance = editDistance(written, Array(candidate.utf8), upTo: wrong.count)
      // Wrong letters in another case say less.
      guard distance == 0 || caseDistance <= limit || distance * 4 <= wrong.count else { continue }
      let rank = (distance, caseDistance)
      if let found = best, found.rank <= rank {
        isTie = isTie || found.rank == rank && found.name != candidate
      } else {
        best = (candidate, rank)
        isTie = false
      }
    }
    return isTie ? nil : best.map { ($0.name, $0.rank.distance) }
  }

  /// Returns the known names that begin most like another one, the most similar first.
  package static func alike(
    _ name: String, among names: [String], atMost limit: Int = 6
  ) -> [String] {
    let wrong = name.lowercased().utf8
    let similar = names.map { ($0, likeness: zip($0.utf8, wrong).prefix { $0 == $1 }.count) }
    return similar.sorted { $0.likeness > $1.likeness }.prefix(limit).map(\.0)
  }

  /// Returns the only known name whose first or last words are a name, as `Screens/Home` has
  /// `Home`, or that is itself such a part of it; `nil` for none or several.
  package static func part(_ name: String, of names: some Sequence<String>) -> String? {
    let words = words(of: name)
    let found = names.filter { known in
      let other = self.words(of: known)
      let (short, long) = words.count < other.count ? (words, other) : (other, words)
      return !short.isEmpty && short.count < long.count
        && (long.starts(with: short) || long.suffix(short.count).elementsEqual(short))
    }
    return found.count == 1 ? found[0] : nil
  }

  private static func words(of name: String) -> [[UInt8]] {
    name.utf8.split { "/-_. ".utf8.contains($0) }.map(Array.init)
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

extension UInt8 {
  /// The small letter of an ASCII capital; any other byte is the same.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
