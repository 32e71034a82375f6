import MarqueeCompiler
import MarqueeDiagnostics

/// The place that actions are asked for, and what was found there.
struct CodeActionPlace: Sendable {
  let view: DocumentView
  let offsets: Range<Int>
  let diagnostics: [Diagnostic]
  let here: [Diagnostic]

  /// The first of those in the range, each of which gets actions of its own: nobody reads more.
  var listed: ArraySlice<Diagnostic> { here.prefix(100) }

  /// Finds what concerns a range of a document; one that is out of range counts as its end.
  init(_ view: DocumentView, _ range: PositionRange) {
    self.view = view
    let offsets = view.document.positions.offsets(range)
    self.offsets = offsets
    let name = view.snapshot.file(atPath: view.document.path)?.name
    let diagnostics =
      view.isBroken
      ? view.syntaxFaults
      : view.snapshot.report.diagnostics.filter { $0.place.file == name }
    self.diagnostics = diagnostics
    here = diagnostics.filter { diagnostic in
      guard let range = diagnostic.place.range?.offsets else { return false }
      return range.lowerBound <= offsets.upperBound && offsets.lowerBound <= range.upperBound
    }
  }

  func edit(_ edits: [TextEdit]) -> WorkspaceEdit {
    WorkspaceEdit(changes: [view.document.uri: view.document.edits(edits)])
  }

  func shown(_ diagnostic: Diagnostic) -> ProtocolDiagnostic {
    view.isBroken
      ? ProtocolDiagnostic(diagnostic, in: view.document)
      : ProtocolDiagnostic(diagnostic, in: view.snapshot)
  }
}
