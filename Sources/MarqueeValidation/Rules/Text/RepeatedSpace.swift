import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// Several spaces in a row.
  static let repeatedSpace = Rule(
    "repeated-space", group: .text, severity: .warning,
    summary: "a text has several spaces in a row",
    rationale: """
      The app shows a gap in the middle of a line. It is nearly always left over from an edit, and \
      hard to see in an editor.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        .poster("poster5", description: "Dark•Suspense⟦  ⟧in the mountains")),
      .bad(.item(of: "list"), ["text": "  Films &amp;⟦&#32; ⟧series  "]),
      .good(.item(of: "basic"), .poster("poster5", description: "Dark•Suspense in the mountains")),
    ]
  ) { context, report in
    context.forEachIrregularString(where: \.isShownText) { field, value in
      let text = context.text(of: value)
      for run in spaceRuns(in: text.trimmed) {
        let range = text.sourceRange(of: run)
        report.add(
          at: value, range: range, Message.hasSpaces(field.field, count: run.count),
          fixIts: [context.fixIt("leave one space", replacing: [range], by: " ")])
      }
    }
  }

  /// Runs of two or more spaces; the text has none at its ends, where they are untrimmed text.
  private static func spaceRuns(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: UInt8(ascii: " ")) {
      let end = text[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
      if end - start > 1 { runs.append(start..<end) }
      index = end
    }
    return runs
  }
}

private enum Message {
  static func hasSpaces(_ field: Field, count: Int) -> String {
    "'\(field.key)' has \(count) spaces in a row"
  }
}
