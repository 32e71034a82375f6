import MarqueeCompiler
import MarqueeDiagnostics
import MarqueePlatform

/// A diagnostic for a test report: its text, and the place to click on.
struct Finding: Hashable, Sendable {
  let severity: Severity
  /// The severity, message, rule and further details, one per line.
  let text: String
  let path: String
  /// The line, from 1; 1 if the diagnostic concerns the whole file or a binary one.
  let line: Int
  /// The column in characters, from 1.
  let column: Int

  /// The diagnostics of a content folder, in their order, and the screens that an app loads
  /// otherwise.
  static func all(in report: ContentReport) -> [Finding] {
    diagnostics(in: report) + otherLoads(in: report)
  }

  /// The screens that `Catalog(propertyList:)` loads in another way in an app.
  private static func otherLoads(in report: ContentReport) -> [Finding] {
    report.screens.filter { $0.screen != nil }.compactMap { screen in
      AppLoad(screen, contentModel: report.contentModel)?.fault.map { fault in
        Finding(
          severity: .error, text: "error: \(VisibleText.escape(fault))", path: path(screen.file),
          line: 1, column: 1)
      }
    }
  }

  private static func path(_ file: String) -> String {
    URL(filePath: file).standardizedFileURL.path
  }

  private static func diagnostics(in report: ContentReport) -> [Finding] {
    let lines = Dictionary(first: report.sources.map { ($0.name, LineTable($0.text)) })
    return report.diagnostics.map { diagnostic in
      let range = diagnostic.place.range
      let location = range.flatMap { lines[diagnostic.place.file]?.location(at: $0.start) }
      return Finding(
        severity: diagnostic.severity,
        text: text(of: diagnostic, isLocated: location != nil, lines),
        path: path(diagnostic.place.file),
        line: location?.line ?? 1, column: location?.column ?? 1)
    }
  }

  private static func text(
    of diagnostic: Diagnostic, isLocated: Bool, _ lines: [String: LineTable]
  ) -> String {
    let path = diagnostic.place.codingPath
    let subject = isLocated || path.steps.isEmpty ? "" : "\(path): "
    var text =
      ["\(diagnostic.severity.rawValue): \(subject)\(diagnostic.message) [\(diagnostic.rule)]"]
    for note in diagnostic.notes {
      let location = note.place.flatMap { place in
        place.range.flatMap { lines[place.file]?.location(at: $0.start) }
      }
      text.append("note: \(location.map { "\($0): " } ?? "")\(note.message)")
    }
    text += diagnostic.fixIts.map { "help: \($0.title)" }
    return RunnerCommands.disarm(text.map { VisibleText.escape($0) }.joined(separator: "\n"))
  }
}
