enum PatternAnchor: Hashable, Sendable {
  /// Nothing comes before.
  case start
  /// Nothing comes after.
  case end
  /// A word begins or ends here.
  case wordBoundary
  /// No word begins or ends here.
  case noWordBoundary

  /// Whether a position between two scalars meets the condition; `nil` is an end of the text.
  func holds(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    switch self {
    case .start: before == nil
    case .end: after == nil
    case .wordBoundary: Self.isOfWord(before) != Self.isOfWord(after)
    case .noWordBoundary: Self.isOfWord(before) == Self.isOfWord(after)
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { GeneralCategories.ofWords.contains(GeneralCategories(of: $0)) } ?? false
  }
}
