import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeOutputs
import MarqueeRendering

@testable import MarqueeServer

/// What comes of a folder.
struct SplitOutcome {
  /// The diagnostics, by what they say.
  let findings: [String: [Diagnostic]]
  /// The JSON of each screen; `nil` for one that is refused.
  let json: [String?]
  /// The JSON after all safe fixes of all files, without the identifiers that texts give.
  let fixed: [String?]
  /// The names of screens, sections and items, as editors show them.
  let outline: [String]
  /// Whether the settings or the library have an error.
  let refusesAll: Bool
  private let version: DiffSide?

  init(_ folder: ContentFolder, _ report: ContentReport) {
    findings = Dictionary(grouping: report.diagnostics) {
      "\($0.part) \($0.severity): \($0.message)"
    }
    json = Self.json(of: report)
    fixed = Self.fixed(folder, report).map { $0?.replacing(/"id":"[^"]*",?/, with: "") }
    let shared =
      [folder.settingsFile?.name].compactMap(\.self) + folder.libraryFiles.map(\.file.name)
    refusesAll = report.diagnostics.contains {
      $0.severity == .error && shared.contains($0.place.file)
    }
    outline = Snapshot(folder, report, .utf8, addresses: [:]).outlineNames
      .filter { $0.container != "library" && [.screen, .section, .item].contains($0.kind) }
      .map(\.text)
    version = try? DiffSide(folder, name: "content", workers: .one)
  }

  /// The JSON after all safe fixes of all files.
  private static func fixed(_ folder: ContentFolder, _ report: ContentReport) -> [String?] {
    let fixIts = report.diagnostics.flatMap(\.fixIts)
    guard fixIts.contains(where: { $0.applicability == .safe }) else { return json(of: report) }
    let pipeline = ContentPipeline(folder, workers: .one)
    let fixer = Fixer(pipeline, report: report)
    let files =
      folder.screens.map { fixer.fix($0, as: .screen) }
      + folder.libraryFiles.map { fixer.fix($0.file, as: .library) }
      + (folder.settingsFile.map { [fixer.fix($0, as: .settings)] } ?? [])
    let texts = files.map { ($0.after.file.identity, $0.after.file) }
    let fixed = Dictionary(texts, uniquingKeysWith: { first, _ in first })
    return json(of: pipeline.replacing(fixed).run())
  }

  /// The JSON, without the numbers of items with the same texts: those in the library have theirs.
  private static func json(of report: ContentReport) -> [String?] {
    report.screens.map { screen in
      screen.json().map {
        String(decoding: $0, as: UTF8.self).replacing(/~[0-9a-f]{8}(-[0-9]+)?"/, with: "\"")
      }
    }
  }

  /// The changes of what is shown that 'diff' finds; `nil` for none.
  ///
  /// It compares parts with errors as they are written.
  func changes(to other: SplitOutcome) -> String? {
    guard let version, let others = other.version else { return "not compared" }
    let report = DiffReport(from: version, to: others)
    let counts = report.diff.counts.filter { $0.key != .partsWithErrorsChanged }
    return counts.isEmpty ? nil : report.summary
  }
}
