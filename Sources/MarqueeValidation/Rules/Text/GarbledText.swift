import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let garbledText = Rule(
    "garbled-text", group: .text, severity: .error,
    summary: "a text was read in the wrong encoding, and shows characters such as 'Ã©'",
    rationale: """
      UTF-8 that a program has read as Windows-1252 or Latin-1 has two or three characters in place \
      of one: 'AldÃ©n' for 'Aldén', 'Editorâ€™s' for 'Editor’s'. What it could not read at all has \
      become U+FFFD, a question mark in a diamond; the character is lost, and only a person who \
      knows the text can write it again.
      """,
    examples: [
      .bad(.item(of: "list"), ["text": "Amélie Ald⟦Ã©⟧n"]),
      .good(.item(of: "list"), ["text": "Amélie Aldén, CAFÉ™, IRMÃ…"]),
    ]
  ) { context, report in
    for string in context.irregularStrings {
      let text = context.text(of: string.value)
      let key = string.occurrence.field.key
      switch string.damage {
      case nil: break
      case .lost(let range):
        report.add(
          at: string.value, range: text.sourceRange(of: range),
          "'\(key)' contains U+FFFD, which replaces a character that could not be read",
          notes: [Note("write the lost character again")])
      case .misread(let misread):
        guard let first = misread.ranges.first else { continue }
        let ranges = misread.ranges.map(text.sourceRange)
        let repaired = misread.repaired(text.bytes)
        report.add(
          at: string.value, range: text.sourceRange(of: first),
          "'\(key)' was read in a wrong encoding; it should read '\(misread.repairs[0])'",
          fixIts: [context.fixIt("write '\(repaired)'", replacing: ranges, by: misread.repairs)])
      }
    }
  }
}
