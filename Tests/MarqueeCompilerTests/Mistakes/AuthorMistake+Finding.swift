import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import TestSupport

extension AuthorMistake {
  /// What is reported of the catalog with the mistake.
  struct Finding {
    /// Whether there is one diagnostic, by the expected rule or part of one, at the expected place.
    let isRight: Bool
    /// What is reported: rules, places and messages.
    let report: String
  }

  /// Makes the mistake in a new folder, and checks it.
  func find() throws -> Finding {
    let folder = try catalog.copy()
    for edit in edits { try edit.apply(to: folder) }
    let mark = try AuthorMark(takenFrom: file, in: folder)
    let report = try ContentPipeline(folder: folder.path).run()
    let found = report.diagnostics.besidesCells
    let path =
      file.isEmpty ? folder.path : folder.url.appending(path: file).path(percentEncoded: false)
    let right = found.filter { diagnostic in
      guard diagnostic.part == rule, diagnostic.place.file == path else { return false }
      return mark.map { mark in
        diagnostic.place.range.map { mark.accepts($0.offsets) } ?? false
      } ?? true
    }
    let others = found.filter { $0.part == rule || !otherRules.contains($0.part) }
    let lines = found.map { diagnostic in
      let source = report.sources.first { $0.name == diagnostic.place.file }
      let text = source.flatMap { source in
        diagnostic.place.range.map { String(source.string(in: $0).prefix(60)) }
      }
      return "\(diagnostic.place.file): '\(text ?? "")': \(diagnostic.message) [\(diagnostic.part)]"
    }
    return Finding(
      isRight: right.count == 1 && (others.count == 1 || otherRules.contains(rule)),
      report: lines.joined(separator: "\n"))
  }
}
