import MarqueeSupport

/// Which of some old numbers is which of some new ones; each has one partner at the most.
struct OneToOne: Sendable {
  /// The partner of each old number.
  private(set) var newOfOld: [Int?]
  /// The partner of each new number.
  private(set) var oldOfNew: [Int?]

  /// Begins without partners.
  init(oldCount: Int, newCount: Int) {
    newOfOld = Array(repeating: nil, count: oldCount)
    oldOfNew = Array(repeating: nil, count: newCount)
  }

  /// Makes two numbers partners, neither of which has one.
  mutating func match(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  /// Makes partners of numbers that have the same key: of several the first and the first, and so on.
  ///
  /// - Parameters:
  ///   - onlyUnique: Whether a key that several old or several new numbers have is passed over.
  ///   - old: The key of an old number; `nil` for one that is left alone.
  ///   - new: The key of a new number; `nil` for one that is left alone.
  ///   - allowing: Whether two numbers may be partners.
  /// - Complexity: O(*n*) in the numbers.
  mutating func match<Key: Hashable>(
    onlyUnique: Bool = false, old: (Int) -> Key?, new: (Int) -> Key?,
    allowing: (_ old: Int, _ new: Int) -> Bool = { _, _ in true }
  ) {
    var waiting: [Key: (numbers: [Int], next: Int)] = [:]
    for number in newOfOld.indices where newOfOld[number] == nil {
      if let key = old(number) { waiting[key, default: ([], 0)].numbers.append(number) }
    }
    guard !waiting.isEmpty else { return }
    let candidates = oldOfNew.indices.compactMap { number -> (key: Key, number: Int)? in
      guard oldOfNew[number] == nil, let key = new(number), waiting[key] != nil else { return nil }
      return (key, number)
    }
    var counts: [Key: Int] = [:]
    if onlyUnique { for candidate in candidates { counts[candidate.key, default: 0] += 1 } }
    for (key, number) in candidates {
      guard let (numbers, next) = waiting[key], next < numbers.count,
        !onlyUnique || numbers.count == 1 && counts[key] == 1
      else { continue }
      guard allowing(numbers[next], number) else { continue }
      waiting[key]?.next += 1
      match(numbers[next], number)
    }
  }

  /// The partners of two ranges that have kept their order, the most there are.
  ///
  /// - Complexity: O(*n* log *n*) in the new range.
  func kept(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    let pairs = new.compactMap { number -> (old: Int, new: Int)? in
      guard let partner = oldOfNew[number], old.contains(partner) else { return nil }
      return (partner, number)
    }
    return LongestRise.indices(of: pairs.map(\.old)).map { pairs[$0] }
  }

  /// The numbers without a partner between those that have kept their order, where there are such on
  /// both sides.
  func gaps(_ old: Range<Int>, _ new: Range<Int>) -> [(old: [Int], new: [Int])] {
    guard old.contains(where: { newOfOld[$0] == nil }),
      new.contains(where: { oldOfNew[$0] == nil })
    else { return [] }
    var start = (old: old.lowerBound, new: new.lowerBound)
    return (kept(old, new) + [(old.upperBound, new.upperBound)]).compactMap { anchor in
      let gap = (
        old: (start.old..<anchor.old).filter { newOfOld[$0] == nil },
        new: (start.new..<anchor.new).filter { oldOfNew[$0] == nil }
      )
      start = (anchor.old + 1, anchor.new + 1)
      return gap.old.isEmpty || gap.new.isEmpty ? nil : gap
    }
  }
}
