import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// The ranks that authors have written in one section.
///
/// Each fault gives one diagnostic: a property below only has a value if none of the properties
/// before it reports a fault.
struct Ranking {
  enum Rank {
    case absent
    /// The item is damaged, so its rank is not known.
    case unknown
    case faulty
    case number(Int, value: ShownValue)
  }

  typealias Number = (rank: Int, value: ShownValue)

  /// The items in order.
  let entries: [(item: ShownItem, rank: Rank)]
  /// Whether all items of the section are known; a lost one may have the missing rank.
  let isWhole: Bool

  /// The items without a rank, if at least as many have one; else the ranks that the others have.
  var outliers: (unranked: [ShownItem], ranked: [ShownValue]) {
    let unranked = entries.filter { if case .absent = $0.rank { true } else { false } }
    let ranked = numbers.map(\.value)
    let faultyCount = entries.count { if case .faulty = $0.rank { true } else { false } }
    if unranked.isEmpty { return ([], []) }
    return ranked.count + faultyCount < unranked.count
      ? ([], ranked) : (unranked.map(\.item), [])
  }

  /// The ranks that appear again, each with the place of the first.
  var repeated: [(number: Number, first: ShownValue)] {
    var first: [Int: ShownValue] = [:]
    return numbers.compactMap { number in
      if let earlier = first[number.rank] { return (number, earlier) }
      first[number.rank] = number.value
      return nil
    }
  }

  /// The lowest rank that is missing, and the next one above it.
  var gap: (missing: Int, next: Number)? {
    guard isWhole, isComplete, repeated.isEmpty else { return nil }
    for (position, number) in numbers.sorted(by: { $0.rank < $1.rank }).enumerated()
    where number.rank != position + 1 {
      return (position + 1, number)
    }
    return nil
  }

  /// The first rank that is lower than the one before it.
  var disorder: (number: Number, before: Number)? {
    guard isComplete, repeated.isEmpty, gap == nil else { return nil }
    let numbers = numbers
    return zip(numbers.dropFirst(), numbers).first { $0.rank < $1.rank }
      .map { (number: $0, before: $1) }
  }

  private var numbers: [Number] {
    entries.compactMap { entry in
      if case .number(let rank, let value) = entry.rank { (rank, value) } else { nil }
    }
  }

  private var isComplete: Bool { numbers.count == entries.count }

  /// A fix-it that removes the ranks of the section; `nil` if the library has some of them.
  var removal: FixIt? {
    let isWhole = entries.allSatisfy { entry in
      switch entry.rank {
      case .absent: true
      case .number(_, let value): value.isOwn
      case .unknown, .faulty: false
      }
    }
    guard isWhole else { return nil }
    return FixIt(
      "remove the ranks, so that the order of the items counts", applicability: .unsafe,
      edits: numbers.compactMap(\.value.removal))
  }

  /// The rankings of a screen: its numbered sections, and lists that have ranks, in order.
  static func all(in screen: ShownScreen) -> [Ranking] {
    // The items of a library do not form a ranking.
    guard !screen.isLibrary else { return [] }
    return screen.sections.compactMap { section in
      guard let type = section.type, type.isNumbered || type.hasRankedRows,
        let field = type.itemKind.rankPosition
      else { return nil }
      let entries = section.items.map { ($0, rank(of: $0, field: field)) }
      let ranking = Ranking(entries: entries, isWhole: section.isWhole)
      return type.isNumbered || !ranking.numbers.isEmpty ? ranking : nil
    }
  }

  private static func rank(of item: ShownItem, field: Int) -> Rank {
    guard let value = item.value(ofField: field), !value.isDefault else {
      return item.isUnknown ? .unknown : .absent
    }
    guard value.isWholeNumber, let text = value.number?.text, let number = Int(text), number > 0
    else { return .faulty }
    return .number(number, value: value)
  }
}
