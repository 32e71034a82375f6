import MarqueeDiagnostics

/// A matching of old numbers to new ones; each has at most one partner.
struct OneToOne: Sendable {
  /// The partner of each old number.
  private(set) var newOfOld: [Int?]
  /// The partner of each new number.
  private(set) var oldOfNew: [Int?]

  /// Makes a matching without partners.
  init(oldCount: Int, newCount: Int) {
    newOfOld = Array(repeating: nil, count: oldCount)
    oldOfNew = Array(repeating: nil, count: newCount)
  }

  /// Makes two unmatched numbers partners.
  mutating func match(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  /// Matches numbers with equal keys: among several, the first with the first, and so on.
  ///
  /// - Parameters:
  ///   - uniqueness: Which keys are skipped because several old or several new numbers have them.
  ///   - old: The key of an old number; `nil` to skip it.
  ///   - new: The key of a new number; `nil` to skip it.
  ///   - allowing: Whether two numbers may be partners.
  /// - Complexity: O(*n*) in the numbers.
  mutating func match<Key: Hashable>(
    _ uniqueness: Uniqueness = .none, old: (Int) -> Key?, new: (Int) -> Key?,
    allowing: (_ old: Int, _ new: Int) -> Bool = { _, _ in true }
  ) {
    let rest = (
      old: newOfOld.indices.filter { newOfOld[$0] == nil },
      new: oldOfNew.indices.filter { oldOfNew[$0] == nil }
    )
    guard !rest.old.isEmpty, !rest.new.isEmpty else { return }
    let common: (old: Set<Key>, new: Set<Key>) =
      switch uniqueness {
      case .none: ([], [])
      case .amongRest: (Self.repeated(rest.old, old), Self.repeated(rest.new, new))
      case .amongAll:
        (Self.repeated(newOfOld.indices, old), Self.repeated(oldOfNew.indices, new))
      }
    var waiting: [Key: (numbers: [Int], next: Int)] = [:]
    for number in rest.old {
      guard let key = old(number), !common.old.contains(key) else { continue }
      waiting[key, default: ([], 0)].numbers.append(number)
    }
    for number in rest.new {
      guard let key = new(number), !common.new.contains(key), let (numbers, next) = waiting[key],
        next < numbers.count
      else { continue }
      guard allowing(numbers[next], number) else { continue }
      waiting[key]?.next += 1
      match(numbers[next], number)
    }
  }

  /// The keys that more than one number has.
  private static func repeated<Key: Hashable>(
    _ numbers: some Sequence<Int>, _ key: (Int) -> Key?
  ) -> Set<Key> {
    var seen: Set<Key> = []
    return Set(numbers.compactMap(key).filter { !seen.insert($0).inserted })
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

  /// The unmatched numbers between partners that have kept their order, if there are any on both
  /// sides.
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
