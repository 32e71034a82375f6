package import MarqueeDiagnostics

extension RuleIdentifier {
  /// The text cannot be read as a property list.
  package static let propertyListSyntax: RuleIdentifier = "property-list-syntax"
  /// Containers are nested too deeply.
  package static let propertyListNesting: RuleIdentifier = "property-list-nesting"
  /// A dictionary has a key twice.
  package static let duplicateKey: RuleIdentifier = "duplicate-key"
  /// The text is in an encoding that cannot be read.
  package static let unsupportedEncoding: RuleIdentifier = "unsupported-encoding"
}
