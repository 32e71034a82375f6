/// A rule's description, for formats that explain rules.
package struct RuleDescription: Hashable, Sendable {
  /// What the rule reports, in one line.
  package let summary: String
  /// Why it matters, and what to do; plain text of any length.
  package let help: String

  /// Makes a description.
  package init(summary: String, help: String) {
    self.summary = summary
    self.help = help
  }
}
