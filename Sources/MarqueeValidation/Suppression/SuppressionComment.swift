package import MarqueeDiagnostics

/// The comment that silences a rule for the element after it.
package enum SuppressionComment {
  /// Its first word; the rule's name follows, and then a reason.
  package static let command = "marquee:allow"

  /// The comment for a rule, whose reason is still to be written.
  package static func text(allowing rule: RuleIdentifier) -> String {
    "<!-- \(command) \(rule) the reason -->"
  }
}
