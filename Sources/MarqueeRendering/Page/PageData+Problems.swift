import MarqueeDiagnostics
import MarqueeScreen

extension PageData {
  /// Writes diagnostics, sections that cannot be shown, and how places are opened.
  func writeProblems(to writer: inout JSONWriter) {
    writer.key("diagnostics")
    writer.array(of: preview.diagnostics) { writer, diagnostic in
      writer.object { Self.write(diagnostic, to: &$0) }
    }
    writer.key("bands")
    writer.array(of: preview.faultySections) { writer, section in
      writer.object { Self.write(section, to: &$0) }
    }
    if preview.isOutOfDate {
      writer.key("isOutOfDate")
      writer.bool(true)
    }
    guard let editor = preview.editor else { return }
    writer.key("editor")
    writer.object { writer in
      writer.members([
        ("way", editor.way.rawValue), ("template", editor.template), ("path", editor.path),
      ])
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
    writer.key("fixes")
    writer.array(of: diagnostic.fixes) { writer, fix in
      writer.object { writer in
        writer.members([("title", fix.title)])
        writer.members([("line", fix.line)])
        for (key, lines) in [("removed", fix.removed), ("added", fix.added)] {
          writer.key(key)
          writer.array(of: lines) { $0.string($1) }
        }
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
    writer.key("height")
    writer.length(BandShape.height(of: section))
    if section.isWhole {
      writer.key("isWhole")
      writer.bool(true)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(_ members: [(key: String, value: String)]) {
    for (key, value) in members {
      self.key(key)
      string(value)
    }
  }

  /// Writes the members that have a value.
  fileprivate mutating func members(_ members: [(key: String, value: Int?)]) {
    for (key, value) in members {
      guard let value else { continue }
      self.key(key)
      integer(value)
    }
  }
}
