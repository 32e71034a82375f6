import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let textTruncated = Rule(
    "text-truncated", group: .text, severity: .note, isOfViews: true,
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
  ) { screen, context, report in
    if context.textFits.isSkipped, let place = screen.place {
      report.add(
        at: place, "a screen above 1 MiB is not checked for texts that are cut or overlap")
    }
    for cut in context.textFits.cutItems {
      guard let (item, text) = cut.items.first else { continue }
      let rest = cut.items.count - 1 - namedCount
      report.add(
        at: item.place,
        "\(phrase(of: text)) on \(cut.view): it needs \(text.neededLineCount) lines, and "
          + "\(text.shownLineCount) \(text.shownLineCount == 1 ? "is" : "are") shown",
        notes: cut.items.dropFirst().prefix(namedCount).map { item, text in
          Note(phrase(of: text), at: item.place)
        } + (rest > 0 ? [Note("and texts of \(rest) more items of the section")] : []))
    }
  }

  private static let namedCount = 8

  private static func phrase(of text: CutText) -> String {
    "'\(text.string)' is cut before '\(text.word)'"
  }
}
