import MarqueeDiagnostics

/// A matching of old numbers to new ones; each has at most one partner.
struct OneToOne: Sendable {
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]
  var newNumbers: [Int?] { Array(oldOfNew.indices) }

  init(oldCount: Int, newCount: Int) {
    newOfOld = Array(repeating: nil, count: oldCount)
    oldOfNew = Array(repeating: nil, count: newCount)
  }

  /// Makes two numbers partners, unless one has a partner.
  mutating func match(_ old: Int, _ new: Int) {
    guard newOfOld[old] == nil, oldOfNew[new] == nil else { return }
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  /// Matches numbers with equal keys: among several, the first with the first, and so on.
  ///
  /// - Parameters:
  ///   - old: The key of each old number; `nil` to skip it.
  ///   - new: The key of each new number; `nil` to skip it.
  ///   - isUnique: Whether keys are skipped that several old or several new numbers have.
  ///   - allowing: Whether two numbers may be partners.
  /// - Complexity: O(*n*) in the numbers.
  mutating func match<Key: Hashable>(
    _ old: [Key?], _ new: [Key?], ifUnique isUnique: Bool = false,
    allowing: (_ old: Int, _ new: Int) -> Bool = { _, _ in true }
  ) {
    let common = isUnique ? Self.repeated(old).union(Self.repeated(new)) : []
    var waiting: [Key: ArraySlice<Int>] = [:]
    for (number, key) in old.enumerated() where newOfOld[number] == nil {
      if let key, !common.contains(key) { waiting[key, default: []].append(number) }
    }
    for (number, key) in new.enumerated() where oldOfNew[number] == nil {
      guard let key, let first = waiting[key]?.first, allowing(first, number) else { continue }
      waiting[key]?.removeFirst()
      match(first, number)
    }
  }

  private static func repeated<Key: Hashable>(_ keys: [Key?]) -> Set<Key> {
    var seen: Set<Key> = []
    return Set(keys.compactMap(\.self).filter { !seen.insert($0).inserted })
  }

  /// A key of more numbers than this says nothing about any of them.
  private static let maximumHolderCount = 8

  /// Matches numbers if one shares at least half of the other's keys: first those that share the
  /// most, and of equal ones the nearest.
  ///
  /// - Complexity: O(*n* log *n*) in the keys.
  mutating func match<Key: Hashable>(sharingHalfOf old: [[Key]], _ new: [[Key]]) {
    var holders: [Key: [Int]] = [:]
    for (number, keys) in old.enumerated() where newOfOld[number] == nil {
      for key in Set(keys) { holders[key, default: []].append(number) }
    }
    var pairs: [(old: Int, new: Int, sharedCount: Int)] = []
    for (number, keys) in new.enumerated() where oldOfNew[number] == nil {
      var counts: [Int: Int] = [:]
      for sharing in Set(keys).compactMap({ holders[$0] })
      where sharing.count <= Self.maximumHolderCount {
        for old in sharing { counts[old, default: 0] += 1 }
      }
      pairs += counts.filter { $0.value * 2 >= max(old[$0.key].count, keys.count) }
        .map { ($0.key, number, $0.value) }
    }
    pairs.sort { left, right in
      (right.sharedCount, abs(left.old - left.new), left.new, left.old)
        < (left.sharedCount, abs(right.old - right.new), right.new, right.old)
    }
    for pair in pairs { match(pair.old, pair.new) }
  }

  /// The largest number of neighbors that are compared with each other.
  private static let maximumGapCount = 32

  /// Matches numbers that are alike between the same neighbors.
  mutating func match(
    inOrder oldRange: Range<Int>, _ newRange: Range<Int>, old: (Int) -> Likeness,
    new: (Int) -> Likeness
  ) {
    var start = (old: oldRange.lowerBound, new: newRange.lowerBound)
    for anchor in kept(oldRange, newRange) + [(oldRange.upperBound, newRange.upperBound)] {
      let oldNumbers = (start.old..<anchor.old).filter { newOfOld[$0] == nil }
      let newNumbers = (start.new..<anchor.new).filter { oldOfNew[$0] == nil }
      start = (anchor.old + 1, anchor.new + 1)
      guard min(oldNumbers.count, newNumbers.count) <= Self.maximumGapCount else { continue }
      var candidates = oldNumbers.prefix(Self.maximumGapCount).map { ($0, old($0)) }[...]
      for number in newNumbers.prefix(Self.maximumGapCount) where !candidates.isEmpty {
        let likeness = new(number)
        guard let index = candidates.firstIndex(where: { $0.1.isLike(likeness) }) else { continue }
        match(candidates[index].0, number)
        candidates = candidates[(index + 1)...]
      }
    }
  }

  /// The largest set of partners of two ranges that have kept their order.
  ///
  /// - Complexity: O(*n* log *n*) in the new range.
  func kept(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    let pairs = new.compactMap { number -> (old: Int, new: Int)? in
      guard let partner = oldOfNew[number], old.contains(partner) else { return nil }
      return (partner, number)
    }
    return LongestRise.indices(of: pairs.map(\.old)).map { pairs[$0] }
  }
}
