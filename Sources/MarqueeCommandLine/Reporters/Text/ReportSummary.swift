import MarqueeDiagnostics

enum ReportSummary {
  /// The number of diagnostics, how many of them can be fixed automatically, and remarks.
  static func lines(for report: Report) -> [String] { total(for: report) + report.remarks }

  private static func total(for report: Report) -> [String] {
    guard !report.diagnostics.isEmpty else {
      guard !report.hasOtherErrors else { return [] }
      return report.sources.isEmpty
        ? ["no errors found"]
        : ["no errors found in \(report.sources.count.counted("file"))"]
    }
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = report.count(of: severity)
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    let files = Set(report.diagnostics.map(\.place.file)).count
    let total = "\(counts.joined(separator: ", ")) in \(files.counted("file"))"
    let fixable = fixableShare(of: report).map { "`marquee fix` can fix \($0)" }
    let rest =
      report.forms.allSatisfy { $0 == .full } ? nil : "`--all-diagnostics` prints all in full"
    return [total] + [fixable, rest].compactMap(\.self)
  }

  private static func fixableShare(of report: Report) -> String? {
    switch report.fixableCount {
    case 0: nil
    case report.count: report.count == 1 ? "it" : "all of them"
    case let count: "\(count) of them"
    }
  }
}
