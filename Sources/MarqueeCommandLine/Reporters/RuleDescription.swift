/// A rule's description, for formats that explain rules and for joining what it repeats.
package struct RuleDescription: Hashable, Sendable {
  package let summary: String
  /// Why it matters, and what to do; plain text of any length.
  package let help: String
  /// Whether equal messages are one fact, which is reported once.
  package var reportsOnce = false
}
