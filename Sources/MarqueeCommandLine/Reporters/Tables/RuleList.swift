import MarqueeDiagnostics
import MarqueeValidation

enum RuleList {
  /// The smallest width that a rule's summary is wrapped to.
  private static let minimumSummaryWidth = 16

  /// One line for each rule, below the names of their groups.
  ///
  /// - Parameter columns: The width of the terminal; `nil` for any.
  static func text(of all: [Rule], width columns: Int?) -> String {
    let width = all.map(\.id.description.count).max() ?? 0
    var lines: [String] = []
    for group in RuleGroup.allCases {
      let rules = all.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(group.rawValue)
      for rule in rules {
        let id = rule.id.description
        let severity = rule.severity.rawValue
        let start = "  \(id)\(spaces(width - id.count))  \(severity)\(spaces(7 - severity.count))  "
        lines += WordWrap.lines(
          VisibleText.escape(rule.summary), after: start, columns: start.count,
          width: columns.map { max(minimumSummaryWidth, $0 - start.count) })
      }
    }
    lines += [""]
    lines += WordWrap.lines(
      "'marquee explain <rule>' explains why a rule matters, with examples.", width: columns)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
