/// A line that is hashed in one go; an array slice would be hashed byte by byte.
private struct HashableLine: Hashable {
  let bytes: LineScript.Line

  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

/// Finds the lines that two runs of lines share, in the same order in both.
///
/// Lines that appear once in each run anchor the match (Bram Cohen's patience diff). The lines
/// between anchors are matched in the same way, and then by the search of the standard library.
/// Runs of more lines without an anchor share nothing, because the search would take quadratic
/// time.
struct LineMatcher {
  /// How many times runs are divided at lines that appear once.
  private static let maximumDepth = 8
  /// How many lines are searched that appear more than once.
  private static let maximumSearchedCount = 1000

  /// The lines as numbers; equal lines have equal numbers.
  let old: [Int]
  let new: [Int]
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// Returns the positions of the shared lines, in order.
  static func pairs(
    of old: [LineScript.Line], and new: [LineScript.Line]
  ) -> [(old: Int, new: Int)] {
    var numbers: [HashableLine: Int] = [:]
    func number(_ bytes: LineScript.Line) -> Int {
      let line = HashableLine(bytes: bytes)
      if let number = numbers[line] { return number }
      let next = numbers.count
      numbers[line] = next
      return next
    }
    var matcher = LineMatcher(old: old.map(number), new: new.map(number))
    matcher.match(0..<old.count, 0..<new.count, depth: 0)
    return matcher.pairs
  }

  /// Matches two ranges: the lines at their starts and ends, then those between.
  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>, depth: Int) {
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      pairs.append((oldStart, newStart))
      (oldStart, newStart) = (oldStart + 1, newStart + 1)
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    if oldStart < oldEnd, newStart < newEnd {
      matchMiddle(oldStart..<oldEnd, newStart..<newEnd, depth: depth)
    }
    for offset in 0..<oldRange.upperBound - oldEnd {
      pairs.append((oldEnd + offset, newEnd + offset))
    }
  }

  private mutating func matchMiddle(_ oldRange: Range<Int>, _ newRange: Range<Int>, depth: Int) {
    let anchors = depth < Self.maximumDepth ? anchors(oldRange, newRange) : []
    guard !anchors.isEmpty else {
      if oldRange.count + newRange.count <= Self.maximumSearchedCount { search(oldRange, newRange) }
      return
    }
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for anchor in anchors {
      match(oldStart..<anchor.old, newStart..<anchor.new, depth: depth + 1)
      pairs.append(anchor)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    match(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound, depth: depth + 1)
  }

  private mutating func search(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new[newRange].difference(from: old[oldRange]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
      }
    }
    pairs += zip(oldRange.filter { !removed.contains($0) }, newRange.filter { !added.contains($0) })
      .map { ($0, $1) }
  }

  /// Returns the longest list of lines that appear once in each range, in the same order in both.
  private func anchors(
    _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    // The position of each line in each range; -1 for none, -2 for more than one.
    var places: [Int: (old: Int, new: Int)] = [:]
    for index in oldRange {
      let place = places[old[index]]
      places[old[index]] = (place == nil ? index : -2, -1)
    }
    for index in newRange {
      guard let place = places[new[index]] else { continue }
      places[new[index]] = (place.old, place.new == -1 ? index : -2)
    }
    let candidates = oldRange.compactMap { index -> (old: Int, new: Int)? in
      guard let place = places[old[index]], place.old >= 0, place.new >= 0 else { return nil }
      return place
    }
    return LongestRise.indices(of: candidates.map(\.new)).map { candidates[$0] }
  }
}
