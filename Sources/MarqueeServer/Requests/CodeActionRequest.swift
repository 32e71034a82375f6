import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// `textDocument/codeAction`: fixes of what was found in a range.
struct CodeActionRequest: DocumentRequest {
  static let method = "textDocument/codeAction"

  let textDocument: DocumentIdentifier
  let range: PositionRange

  /// A change that the editor offers.
  struct Action: Encodable, Hashable, Sendable {
    let title: String
    let kind: String
    /// Whether it surely keeps what the author meant.
    let isPreferred: Bool
    let edit: WorkspaceEdit
  }

  /// The changes for a range of a document.
  func answer(_ view: DocumentView) -> [Action] {
    let name = view.snapshot.content.file(atPath: view.document.path)?.name
    let diagnostics =
      view.isBroken
      ? view.syntaxFaults
      : view.snapshot.report.diagnostics.filter { $0.place.file == name }
    let here = diagnostics.filter { diagnostic in
      diagnostic.place.range.map { view.document.positions.range($0).touches(range) } == true
    }
    let fixes = here.flatMap { diagnostic in
      diagnostic.fixIts.filter { !$0.edits.isEmpty }.map { fixIt in
        Self.action(
          fixIt.title, "quickfix", fixIt.edits, isPreferred: fixIt.applicability == .safe, view)
      }
    }
    let allowing = here.compactMap { Self.allow($0, view) }
    let safe = diagnostics.flatMap(\.fixIts).filter { $0.applicability == .safe }
    let all = TextEdit.fitting(safe, in: view.document.text)
    let fixAll =
      all.applied > 0
      ? [
        Self.action(
          "Fix all that is surely meant (\(all.applied))", "source.fixAll", all.edits,
          isPreferred: false, view)
      ] : []
    return fixes + allowing + fixAll
  }

  /// A comment that allows what was found, in front of the line.
  private static func allow(_ diagnostic: Diagnostic, _ view: DocumentView) -> Action? {
    guard let range = diagnostic.place.range,
      let rule = view.snapshot.report.rules[diagnostic.rule], rule.canBeSilenced,
      !rule.isAboutFolder
    else { return nil }
    let text = view.document.text
    var start = min(Int(range.start), text.count)
    while start > 0, text[start - 1] != UInt8(ascii: "<") { start -= 1 }
    guard start > 0 else { return nil }
    start -= 1
    var lineStart = start
    while lineStart > 0, text[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    let indent = String(decoding: text[lineStart..<start].prefix { $0 <= 0x20 }, as: UTF8.self)
    let edit = TextEdit(
      SourceRange(start..<start),
      replacement: "<!-- marquee:allow \(rule.id) the reason -->\n\(indent)")
    return action(
      "Allow '\(rule.id)' here", "quickfix", [edit], isPreferred: false, view)
  }

  private static func action(
    _ title: String, _ kind: String, _ edits: [TextEdit], isPreferred: Bool, _ view: DocumentView
  ) -> Action {
    Action(
      title: title, kind: kind, isPreferred: isPreferred,
      edit: WorkspaceEdit(changes: [
        view.document.uri: edits.map { edit in
          WorkspaceEdit.Edit(
            range: view.document.positions.range(edit.range),
            newText: String(decoding: edit.replacement, as: UTF8.self))
        }
      ]))
  }
}
