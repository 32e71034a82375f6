package import MarqueeScreen

extension FieldConstraints {
  /// The name of a constraint, which is the key that sets it.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case minLength, maxLength, pattern, minimum, maximum, digits, schemes, minCount, maxCount
    case unique
  }

  package static let counts: [(name: Name, path: any WritableKeyPath<Self, Int?> & Sendable)] = [
    (.minLength, \.minLength), (.maxLength, \.maxLength), (.digits, \.digits),
    (.minCount, \.minCount), (.maxCount, \.maxCount),
  ]
}
