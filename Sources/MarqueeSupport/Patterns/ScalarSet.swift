/// A set of Unicode scalars: a class of a regular expression.
struct ScalarSet: Hashable, Sendable {
  // The scalars of the set below U+0080, one bit each.
  private let asciiLow: UInt64
  private let asciiHigh: UInt64
  /// Ranges of values, sorted and not adjacent.
  private let ranges: [ClosedRange<UInt32>]
  private let categories: GeneralCategories
  private let isNegated: Bool
  private let isIgnoringCase: Bool

  /// Makes a set from the members of a class.
  init(_ members: ScalarSetMembers, isNegated: Bool = false, ignoringCase: Bool) {
    ranges = members.orderedRanges
    categories = members.categories
    self.isNegated = isNegated
    isIgnoringCase = ignoringCase
    var bits: (low: UInt64, high: UInt64) = (0, 0)
    for value in UInt8(0)..<0x80 {
      let isMember =
        Self.lists(Unicode.Scalar(value), ranges, categories, ignoringCase: ignoringCase)
        != isNegated
      guard isMember else { continue }
      if value < 64 { bits.low |= 1 << value } else { bits.high |= 1 << (value - 64) }
    }
    asciiLow = bits.low
    asciiHigh = bits.high
  }

  /// Whether a scalar is in the set.
  ///
  /// - Complexity: O(log *n*) in the ranges of the class.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<64: asciiLow >> scalar.value & 1 == 1
    case 64..<128: asciiHigh >> (scalar.value - 64) & 1 == 1
    default:
      Self.lists(scalar, ranges, categories, ignoringCase: isIgnoringCase) != isNegated
    }
  }

  private static func lists(
    _ scalar: Unicode.Scalar, _ ranges: [ClosedRange<UInt32>], _ categories: GeneralCategories,
    ignoringCase: Bool
  ) -> Bool {
    if lists(scalar, ranges, categories) { return true }
    guard ignoringCase else { return false }
    let lower = scalar.lowercaseForm
    let upper = lower.uppercaseForm
    // Several lowercase letters can share one uppercase letter: 's' and U+017F do.
    return lists(lower, ranges, categories)
      || upper.lowercaseForm == lower && lists(upper, ranges, categories)
  }

  private static func lists(
    _ scalar: Unicode.Scalar, _ ranges: [ClosedRange<UInt32>], _ categories: GeneralCategories
  ) -> Bool {
    let next = ranges.partitioningIndex { $0.upperBound >= scalar.value }
    if next < ranges.count, ranges[next].contains(scalar.value) { return true }
    return !categories.isEmpty && categories.contains(scalar.properties.generalCategory)
  }
}
