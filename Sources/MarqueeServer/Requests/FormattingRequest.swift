import MarqueeCompiler
import MarqueeDiagnostics

/// `textDocument/formatting`: the document as `marquee format` writes it.
struct FormattingRequest: DocumentRequest {
  static let method = "textDocument/formatting"

  let textDocument: DocumentIdentifier

  func answer(_ view: DocumentView) throws(ResponseError) -> [WorkspaceEdit.Edit] {
    let document = view.document
    let formatted = FormattedFile(ParsedFile(document.file), as: view.kind, sortingKeysBy: nil)
    guard let bytes = formatted.bytes else {
      throw ResponseError(.requestFailed, Self.reason(formatted, document))
    }
    return document.edits(TextChanges(from: document.text, to: bytes).edits)
  }

  private static func reason(_ formatted: FormattedFile, _ document: OpenDocument) -> String {
    guard let fault = formatted.faults.first(where: { $0.severity == .error }) else {
      return "only property lists in XML are formatted"
    }
    let line = fault.place.range.map { document.positions.range($0).start.line + 1 }
    return "syntax error\(line.map { " in line \($0)" } ?? ""): \(fault.message)"
  }
}
