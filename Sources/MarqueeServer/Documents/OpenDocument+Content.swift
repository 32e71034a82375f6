import MarqueeCompiler
import MarqueeDiagnostics

extension OpenDocument {
  /// The document as a file of the content.
  var file: ContentFile {
    ContentFile(name: path, outputName: "", path: path, bytes: text)
  }

  /// Edits of its text, as the protocol has them.
  func edits(_ edits: [TextEdit]) -> [WorkspaceEdit.Edit] { positions.edits(edits) }
}

extension TextPositions {
  /// Edits of the text, as the protocol has them.
  func edits(_ edits: [TextEdit]) -> [WorkspaceEdit.Edit] {
    edits.map { edit in
      WorkspaceEdit.Edit(
        range: range(edit.range), newText: String(decoding: edit.replacement, as: UTF8.self))
    }
  }
}
