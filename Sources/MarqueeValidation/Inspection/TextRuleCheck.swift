import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// Applies the authors' own rules to the texts of a screen.
///
/// The rules share the screen's budget of steps. So that the same rule always spends it at the same
/// text, they are applied one after another.
struct TextRuleCheck {
  private let context: AuthoredContext
  private var budget: StepBudget
  private(set) var diagnostics: [Diagnostic] = []

  /// Applies all rules that the settings do not turn off.
  init(_ context: AuthoredContext) {
    self.context = context
    budget = StepBudget(byteCount: context.document.source.text.count)
    for rule in context.settings.textRules where context.settings.rules[rule.id] != .off {
      guard let condition = rule.condition, !budget.isSpent else { continue }
      apply(rule, condition)
    }
  }

  private mutating func apply(_ rule: TextRule, _ condition: TextRule.Condition) {
    let (context, note) = (context, Note("the rule '\(rule.id)' is written here", at: rule.place))
    var budget = budget
    var report = RuleReport(rule: rule.rule, document: context.document)
    context.catalog.forEachField(whereField: rule.isAbout) { occurrence in
      context.document.forEachValidString(of: occurrence) { value in
        guard !budget.isSpent else { return }
        let text = context.text(of: value)
        let places = Self.violations(of: condition, in: text, spending: &budget)
        for place in places { report.add(at: value, range: place, rule.message, notes: [note]) }
        guard budget.isSpent else { return }
        report.add(
          at: value, severity: .error, "text rules take too many steps on this screen",
          notes: [note, Note("no text rule is applied to what follows")],
          fixIts: .advice("write a simpler expression, with smaller counts"))
      }
    }
    self.budget = budget
    diagnostics += report.diagnostics
  }

  /// Finds where a text violates a condition: a range, or `nil` for the whole text.
  private static func violations(
    of condition: TextRule.Condition, in text: AuthoredText, spending budget: inout StepBudget
  ) -> [SourceRange?] {
    switch condition {
    case .forbids(let pattern):
      let matches = text.bytes.withSpan {
        pattern.matches(in: $0, upTo: TextRule.maximumMatchCount, spending: &budget)
      }
      // An empty match is reported for the whole text, because there is nothing to point at.
      guard let first = matches.first, !first.isEmpty else { return matches.isEmpty ? [] : [nil] }
      let start = text.bytes.startIndex
      return matches.filter { !$0.isEmpty }.map { match in
        text.sourceRange(of: start + match.lowerBound..<start + match.upperBound)
      }
    case .requires(let pattern):
      let matches = text.bytes.withSpan { pattern.matches(in: $0, upTo: 1, spending: &budget) }
      return matches.isEmpty && !budget.isSpent ? [nil] : []
    }
  }
}
