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
    let sorted = rows.sorted { left, right in
      (right.value.count, left.key.rule, left.key.severity)
        < (left.value.count, right.key.rule, right.key.severity)
    }
    for (group, row) in sorted {
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

  private struct Group: Hashable {
    let rule: RuleIdentifier
    let severity: Severity
  }
}
