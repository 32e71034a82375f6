package import MarqueeDiagnostics
package import MarqueeValidation

/// What is said about a rule: `marquee explain` prints it, and editors show it.
package struct RulePage: Sendable {
  package struct Example: Sendable {
    package let isReported: Bool
    /// Its lines, indented, with carets under what the rule reports.
    package let lines: [String]
    /// What the rule reports of it; `nil` for nothing.
    package let finding: Diagnostic?
  }

  package let rule: Rule
  /// Examples, those with the fault first.
  package let examples: [Example]

  /// Describes a rule; checks its examples to show what it reports of them.
  ///
  /// - Complexity: O(*n*) in the bytes of the examples.
  package init(_ rule: Rule) {
    self.rule = rule
    let examples = rule.examples.map { example in
      Example(
        isReported: example.isBad, lines: ExampleText.lines(of: example),
        finding: example.isBad ? example.diagnostics.first { $0.rule == rule.id } : nil)
    }
    self.examples = examples.filter(\.isReported) + examples.filter { !$0.isReported }
  }

  /// The severity, the group, and whether `marquee fix` fixes what the rule reports, judging by its
  /// examples.
  package var facts: String {
    "\(rule.severity.rawValue), group '\(rule.group.rawValue)', \(fixing)"
  }

  private var fixing: String {
    let fixIts = examples.compactMap(\.finding).flatMap(\.fixIts)
    if fixIts.contains(where: { $0.applicability == .safe }) { return "fixed by 'marquee fix'" }
    return fixIts.isEmpty ? "no fix" : "a fix is shown, and not applied"
  }

  /// The rules that became parts of it, if any; how its severity is changed, or why it cannot be.
  package var advice: [String] {
    guard !rule.parts.isEmpty else { return [severityAdvice] }
    let names = EnglishList.join(rule.parts.map { "'\($0)'" }, "and")
    let parts =
      "It reports what \(names) reported. Each of these names can still be written, for its part."
    return [parts, severityAdvice]
  }

  private var severityAdvice: String {
    rule.canBeSilenced
      ? "To change its severity, write 'off', 'note', 'warning' or 'error' for '\(rule.id)' under "
        + "'rules' in Marquee.plist."
      : "It is always an error: without it something would be lost silently."
  }

  /// The comment that allows it for one element; `nil` if no comment does.
  package var allowance: String? {
    rule.canBeSilenced && !rule.isAboutFolder ? SuppressionComment.text(allowing: rule.id) : nil
  }
}
