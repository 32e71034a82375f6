import MarqueeDiagnostics

/// Writes how many diagnostics each rule has, and how many of them `marquee fix` can remove.
enum StatisticsReporter {
  /// Writes the report as a table, the most frequent rule first.
  static func write(_ report: Report, style: TextStyle, to output: inout ReportOutput) {
    var rows: [Group: (count: Int, fixable: Int)] = [:]
    for diagnostic in report.diagnostics {
      let isFixable = diagnostic.fixIts.contains { $0.applicability == .safe }
      let group = Group(rule: diagnostic.rule, severity: diagnostic.severity)
      let row = rows[group, default: (0, 0)]
      rows[group] = (row.count + 1, row.fixable + (isFixable ? 1 : 0))
    }
    var table = TextTable([
      ("count", .right), ("fixable", .right), ("severity", .left), ("rule", .left),
    ])
    for (group, row) in rows.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      table.add([
        "\(row.count)", row.fixable == 0 ? "" : "\(row.fixable)", group.severity.rawValue,
        group.rule.description,
      ])
    }
    if !rows.isEmpty { output.writeLines(table.text + "\n") }
    for line in ReportSummary.lines(for: report) {
      output.writeLines(style.paint(line, .emphasis) + "\n", style)
    }
  }

  private struct Group: Hashable, Comparable {
    let rule: RuleIdentifier
    let severity: Severity

    static func < (left: Group, right: Group) -> Bool {
      (left.rule, left.severity) < (right.rule, right.severity)
    }
  }
}
