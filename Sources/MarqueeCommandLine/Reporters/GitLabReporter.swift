import MarqueeDiagnostics
import MarqueeScreen

/// Writes a Code Quality report, which GitLab shows in merge requests.
///
/// One object per diagnostic, in the part of the Code Climate format that GitLab reads: a
/// description, the rule's name, a fingerprint, a severity, and the path with the first line.
enum GitLabReporter {
  /// Writes the report as a JSON array, two spaces per level.
  static func write(_ report: Report, to output: inout ReportOutput) {
    let locations = Locations(report, counting: .characters)
    var fingerprints = UniqueFingerprints()
    var writer = JSONWriter(style: .pretty)
    writer.array(of: report.diagnostics) { writer, diagnostic in
      let source = report.sources[diagnostic.place.file]
      let fingerprint = fingerprints.next(of: diagnostic, in: source)
      writer.object { writer in
        writer.member("description", diagnostic.messageWithNotes)
        writer.member("check_name", diagnostic.rule.description)
        writer.member("fingerprint", fingerprint)
        writer.member("severity", severity(of: diagnostic))
        writer.object("location") { writer in
          writer.member("path", diagnostic.place.file)
          writer.object("lines") { writer in
            // A line is required, also for a whole file.
            writer.member("begin", locations.range(of: diagnostic.place)?.start.line ?? 1)
          }
        }
      }
      output.move(from: &writer)
    }
    writer.endOfFile()
    output.move(from: &writer)
  }

  private static func severity(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
