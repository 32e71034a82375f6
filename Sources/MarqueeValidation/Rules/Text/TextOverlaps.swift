import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let textOverlaps = Rule(
    "text-overlaps", group: .text, severity: .note, isOfViews: true, subject: .header,
    summary: "a header is higher than its space, and overlaps what is around it",
    rationale: """
      A header of a fixed height does not grow with its text: in large text sizes, or with a long \
      name, it lies over the items below. In a layout of your own, write 'estimated' for its height. \
      Each device of the settings is checked in each of their 'textSizes', or in the standard size if \
      there are none.
      """,
    examples: [
      .bad(
        .sections, settings: ["textSizes": ["accessibilityExtraLarge"]],
        [.section("basic", name: "⟦Continue watching⟧", .posters(1...3))]),
      .good(.sections, [.section("basic", name: "Continue watching", .posters(1...3))]),
    ]
  ) { _, context, report in
    for header in context.textFits.highHeaders {
      guard let name = header.section["sectionName"], name.text != nil else { continue }
      report.add(
        at: name,
        "the header is \(LengthText.points(header.height.rounded())) high on \(header.view), and has "
          + "room for \(LengthText.points(header.room.rounded()))")
    }
  }
}
