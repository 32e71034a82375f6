/// The members of a class of a regular expression, as they are read.
struct ScalarSetMembers {
  private(set) var ranges: [ClosedRange<UInt32>] = []
  private(set) var categories: GeneralCategories = []

  /// Decimal digits, `\d`.
  static let digits = ScalarSetMembers(GeneralCategories(named: "Nd") ?? [])
  /// Letters, marks, digits and connectors, `\w`.
  static let words = ScalarSetMembers(.ofWords)
  /// White space as Unicode defines it, `\s`.
  static let space = ScalarSetMembers(spaceCategories, [0x09...0x0D, 0x85...0x85])
  /// Everything else, `\S`: controls are the only category that is white space in part.
  static let notSpace = ScalarSetMembers(
    spaceCategories.union(controls).complement,
    [0...0x08, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F])
  /// The line terminators, which `.` does not match.
  static let lineBreaks = ScalarSetMembers(
    [], [0x0A...0x0A, 0x0D...0x0D, 0x85...0x85, 0x2028...0x2029])

  private static let spaceCategories = GeneralCategories(named: "Z") ?? []
  private static let controls = GeneralCategories(named: "Cc") ?? []

  init(_ categories: GeneralCategories = [], _ ranges: [ClosedRange<UInt32>] = []) {
    self.categories = categories
    self.ranges = ranges
  }

  mutating func insert(_ first: Unicode.Scalar, through last: Unicode.Scalar) {
    ranges.append(first.value...last.value)
  }

  mutating func formUnion(_ other: ScalarSetMembers) {
    categories.formUnion(other.categories)
    ranges += other.ranges
  }

  var isEmpty: Bool { categories.isEmpty && ranges.isEmpty }

  /// Everything that is not listed, for members that are only categories.
  var categoryComplement: ScalarSetMembers { ScalarSetMembers(categories.complement) }

  /// The ranges, sorted, with adjacent ones merged.
  var orderedRanges: [ClosedRange<UInt32>] {
    var ordered: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ordered.last, range.lowerBound <= last.upperBound + 1 {
        ordered[ordered.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ordered.append(range)
      }
    }
    return ordered
  }
}
