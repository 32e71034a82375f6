import MarqueeCompiler
import MarqueeDiagnostics

extension OpenDocument {
  var file: ContentFile {
    ContentFile(name: path, outputName: "", path: path, bytes: text)
  }

  func edits(_ edits: [TextEdit]) -> [WorkspaceEdit.Edit] { positions.edits(edits) }
}

extension TextPositions {
  private static let maximumEditCount = 5000

  /// Edits of the text in their order, as the protocol has them; so many that an editor would take
  /// long are one of all that is between them.
  func edits(_ edits: [TextEdit]) -> [WorkspaceEdit.Edit] {
    var edits = edits
    if edits.count > Self.maximumEditCount, let first = edits.first, let last = edits.last {
      let (start, end) = (Int(first.range.start), Int(last.range.end))
      let changed = TextEdit.apply(edits, to: text)
      edits = [
        TextEdit(
          SourceRange(start..<end),
          replacement: Array(changed[start..<(changed.count - (text.count - end))]))
      ]
    }
    return edits.map { edit in
      WorkspaceEdit.Edit(
        range: range(edit.range), newText: String(decoding: edit.replacement, as: UTF8.self))
    }
  }
}
