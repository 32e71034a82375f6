/// What a format that explains rules says of one.
package struct RuleDescription: Hashable, Sendable {
  /// One line: what the rule reports.
  package let summary: String
  /// Why it matters, and what to do; plain text of any length.
  package let help: String

  /// Makes a description.
  package init(summary: String, help: String) {
    self.summary = summary
    self.help = help
  }
}
