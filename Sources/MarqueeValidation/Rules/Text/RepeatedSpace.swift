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
        """
        <key>description</key>
        <string>Dark•Suspense⟦  ⟧in the mountains</string>
        <key>imageName</key>
        <string>poster5</string>
        """),
      .good(
        .item(of: "basic"),
        """
        <key>description</key>
        <string>Dark•Suspense in the mountains</string>
        <key>imageName</key>
        <string>poster5</string>
        """),
    ]
  ) { context, report in
    context.forEachText { field, value in
      for run in spaceRuns(in: context.document.text(of: value).bytes) {
        let range = context.document.text(of: value).sourceRange(of: run)
        report.add(
          at: value, range: range, "'\(field.field.key)' has \(run.count) spaces in a row",
          fixIts: [
            FixIt(
              "leave one space", applicability: .safe, edits: [TextEdit(range, replacement: " ")])
          ])
      }
    }
  }

  /// Runs of two or more spaces inside of a text; those at its ends are untrimmed text.
  private static func spaceRuns(in text: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (offset, byte) in text.enumerated() {
      if byte == UInt8(ascii: " ") {
        start = start ?? offset
      } else if let first = start {
        if first > 0, offset - first > 1 { runs.append(first..<offset) }
        start = nil
      }
    }
    return runs
  }
}
