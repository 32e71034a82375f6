package import MarqueeDiagnostics

extension RuleIdentifier {
  /// The text cannot be read as a property list.
  package static let propertyListSyntax: RuleIdentifier = "property-list-syntax"
  package static let duplicateKey: RuleIdentifier = "duplicate-key"
  package static let xmlNotWellFormed: RuleIdentifier = "xml-not-well-formed"

  // Parts of these rules.
  package static let propertyListNesting: RuleIdentifier = "property-list-nesting"
  package static let unsupportedEncoding: RuleIdentifier = "unsupported-encoding"
  package static let doubleHyphen: RuleIdentifier = "double-hyphen"

  /// The rules about the text of a property list, whatever it means.
  package static let ofSyntax: Set<RuleIdentifier> = [
    propertyListSyntax, duplicateKey, xmlNotWellFormed,
  ]
}
