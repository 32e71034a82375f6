package import MarqueeModels

extension FieldConstraints {
  /// A constraint, by the key that sets it.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case minLength, maxLength, pattern, minimum, maximum, digits, schemes, minCount, maxCount
    case unique
  }
}
