import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// A text that is not shown completely.
  static let textTruncated = Rule(
    "text-truncated", ofViews: .text, severity: .note,
    summary: "a text is longer than the lines that its cell shows",
    rationale: """
      The app cuts the text and shows '…' in place of the rest. Each device of the settings is \
      checked in each of their 'textSizes', or in the standard size if there are none, with the fonts \
      that previews have; of a section the view is reported in which most items are cut. In a \
      property list of more than 1 MiB no text is measured, here and in 'text-overlaps', and a note \
      says so.
      """,
    examples: [
      .bad(
        .items(of: "courseSwimlane"),
        [
          .markedStart(
            .course(
              title: """
                A very long title of a course about all that a person may ever want to know of \
                watercolors, from the paper to the frame
                """))
        ]),
      .good(.items(of: "courseSwimlane"), [.course(title: "Watercolors")]),
    ]
  ) { context, report in
    if context.textFits.isSkipped, let root = context.document.root {
      report.add(
        at: root, range: context.document.openingTag(of: root), Message.isSkipped)
    }
    for cut in context.textFits.cutItems {
      let item = context.catalog.items[cut.first].index
      let (text, count) = (cut.text, cut.count)
      report.add(
        at: item, range: context.document.openingTag(of: item),
        "'\(text.string)' is cut before '\(text.word)' on \(cut.view): it needs "
          + "\(text.neededLineCount) lines, and \(text.shownLineCount) "
          + "\(text.shownLineCount == 1 ? "is" : "are") shown",
        notes: count == 1 ? [] : [Note("\(count) items of the section have a text that is cut")])
    }
  }
}

private enum Message {
  static let isSkipped = "a screen above 1 MiB is not checked for texts that are cut or overlap"
}
