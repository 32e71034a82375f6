/// A set of Unicode scalars: a class of a regular expression.
struct ScalarSet: Hashable, Sendable {
  // The scalars of the set below U+0080, one bit each.
  private let asciiLow: UInt64
  private let asciiHigh: UInt64
  /// Ranges of values, sorted and not adjacent.
  private let ranges: [ClosedRange<UInt32>]
  private let categories: GeneralCategories
  private let isNegated: Bool

  init(_ members: ScalarSetMembers, isNegated: Bool = false, ignoringCase: Bool) {
    ranges = members.orderedRanges
    categories = members.categories
    self.isNegated = isNegated
    var bits: (low: UInt64, high: UInt64) = (0, 0)
    for value in UInt8(0)..<0x80 {
      let forms = ScalarForms(
        Unicode.Scalar(value), ignoringCase: ignoringCase, needsCategories: !categories.isEmpty)
      let isMember = Self.lists(forms, ranges, categories) != isNegated
      guard isMember else { continue }
      if value < 64 { bits.low |= 1 << value } else { bits.high |= 1 << (value - 64) }
    }
    asciiLow = bits.low
    asciiHigh = bits.high
  }

  var hasCategories: Bool { !categories.isEmpty }

  func containsASCII(_ byte: UInt8) -> Bool {
    byte < 64 ? asciiLow >> UInt64(byte) & 1 == 1 : asciiHigh >> UInt64(byte - 64) & 1 == 1
  }

  /// Whether a scalar is in the set.
  ///
  /// - Complexity: O(log *n*) in the ranges of the class.
  func contains(_ forms: ScalarForms) -> Bool {
    guard forms.scalar.value >= 0x80 else { return containsASCII(UInt8(forms.scalar.value)) }
    return Self.lists(forms, ranges, categories) != isNegated
  }

  private static func lists(
    _ forms: ScalarForms, _ ranges: [ClosedRange<UInt32>], _ categories: GeneralCategories
  ) -> Bool {
    !categories.isDisjoint(with: forms.categories) || lists(forms.scalar, ranges)
      || forms.lower != forms.scalar && lists(forms.lower, ranges)
      || forms.upper != forms.scalar && lists(forms.upper, ranges)
  }

  private static func lists(_ scalar: Unicode.Scalar, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    let next = ranges.partitioningIndex { $0.upperBound >= scalar.value }
    return next < ranges.count && ranges[next].contains(scalar.value)
  }
}
