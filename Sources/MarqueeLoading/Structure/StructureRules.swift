package import MarqueeDiagnostics

extension RuleIdentifier {
  package static let unknownSectionType: RuleIdentifier = "unknown-section-type"
  /// Two items or two sections share what identifies them.
  package static let duplicateID: RuleIdentifier = "duplicate-id"
  package static let missingKey: RuleIdentifier = "missing-key"
  package static let wrongValueType: RuleIdentifier = "wrong-value-type"
  package static let unknownKey: RuleIdentifier = "unknown-key"
  /// An item or a section is inside another one, where nothing reads it.
  package static let nestedItem: RuleIdentifier = "nested-item"
  /// A section has fewer or more items than its type allows.
  package static let itemCount: RuleIdentifier = "item-count"
  /// A section, a screen or a list of titles is empty.
  package static let emptySection: RuleIdentifier = "empty-section"
  /// A section names an item that the library does not have, or one of another kind.
  package static let unknownItem: RuleIdentifier = "unknown-item"
  package static let queryWithoutResult: RuleIdentifier = "query-without-result"
  /// A section replaces the field that identifies a library item.
  package static let overriddenIdentity: RuleIdentifier = "overridden-identity"
  /// A section names a layout that the screen does not have.
  package static let unknownLayout: RuleIdentifier = "unknown-layout"
}
