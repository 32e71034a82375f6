package import MarqueeDiagnostics

extension RuleIdentifier {
  /// The text cannot be read as a property list.
  package static let propertyListSyntax: RuleIdentifier = "property-list-syntax"
  package static let propertyListNesting: RuleIdentifier = "property-list-nesting"
  package static let duplicateKey: RuleIdentifier = "duplicate-key"
  package static let xmlNotWellFormed: RuleIdentifier = "xml-not-well-formed"
  /// A comment has two hyphens in a row: a rule before it was a part of ``xmlNotWellFormed``.
  package static let doubleHyphen: RuleIdentifier = "double-hyphen"
  package static let unsupportedEncoding: RuleIdentifier = "unsupported-encoding"

  /// The rules about the text of a property list, whatever it means.
  package static let ofSyntax: Set<RuleIdentifier> = [
    propertyListSyntax, propertyListNesting, duplicateKey, xmlNotWellFormed, unsupportedEncoding,
  ]
}
