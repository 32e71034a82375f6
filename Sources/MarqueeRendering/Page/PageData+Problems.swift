import MarqueeDiagnostics
import MarqueeScreen

extension PageData {
  /// Writes diagnostics, sections that cannot be shown, and how places are opened.
  func writeProblems(to writer: inout JSONWriter) {
    writer.objects("diagnostics", of: preview.diagnostics) { Self.write($1, to: &$0) }
    writer.objects("bands", of: preview.faultySections) { Self.write($1, to: &$0) }
    writer.member("isOutOfDate", preview.isOutOfDate ? true : nil)
    guard let editor = preview.editor else { return }
    let (way, template) =
      switch editor.address {
      case .template(let template): ("address", template)
      case .command(let template): ("command", template)
      }
    writer.object("editor") { writer in
      writer.members([("way", way), ("template", template), ("path", editor.path)])
    }
  }

  private static func write(_ diagnostic: PreviewDiagnostic, to writer: inout JSONWriter) {
    writer.members([
      ("severity", diagnostic.severity.rawValue), ("rule", diagnostic.rule),
      ("message", diagnostic.message), ("place", diagnostic.place),
    ])
    writer.members([
      ("line", diagnostic.line), ("column", diagnostic.column), ("section", diagnostic.section),
      ("item", diagnostic.item), ("band", diagnostic.faultySection),
    ])
    guard !diagnostic.fixes.isEmpty else { return }
    writer.objects("fixes", of: diagnostic.fixes) { writer, fix in
      writer.members([("title", fix.title)])
      writer.members([("line", fix.line)])
      for (key, lines) in [("removed", fix.removed), ("added", fix.added)] {
        writer.array(key, of: lines) { $0.string($1) }
      }
    }
  }

  private static func write(_ section: FaultySection, to writer: inout JSONWriter) {
    writer.members([
      ("severity", section.severity.rawValue), ("title", section.title),
      ("message", section.message), ("place", section.place),
    ])
    writer.members([
      ("before", section.index), ("line", section.line), ("diagnostic", section.diagnostic),
    ])
    writer.length("height", BandShape.height(of: section))
    writer.member("isWhole", section.isWhole ? true : nil)
  }
}

extension JSONWriter {
  fileprivate mutating func members(_ members: [(key: String, value: String)]) {
    for (key, value) in members { member(key, value) }
  }

  fileprivate mutating func members(_ members: [(key: String, value: Int?)]) {
    for (key, value) in members { member(key, value) }
  }
}
