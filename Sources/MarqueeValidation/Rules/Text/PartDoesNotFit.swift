import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

extension Rule {
  static let partDoesNotFit = Rule(
    "part-does-not-fit", group: .text, severity: .warning, isOfViews: true,
    summary: "a part of an item lies beyond the edges of its cell",
    rationale: """
      The app cuts off what is outside of a cell: half a price, or a word without its end. Make the \
      cell higher or wider, or shorten the text; with 'scalesWithText' beside 'absolute' a height \
      grows with the text size. In views that the settings do not name it is a note.
      """,
    examples: [
      .bad(
        .items(of: "courseSwimlane"), settings: ["textSizes": ["accessibilityLarge"]],
        [.course(title: "Knots", tag: "⟦Chosen by our editors⟧")]),
      .good(.items(of: "courseSwimlane"), [.course(title: "Knots", tag: "New")]),
    ]
  ) { _, context, report in
    for fault in context.viewFaults.faults where fault.item != nil {
      guard case .outside(let distance) = fault.part.kind else { continue }
      let name = fault.part.text.map { "'\($0)'" } ?? "its \(fault.part.part?.rawValue ?? "part")"
      report.add(
        fault,
        "\(name) is \(LengthText.points(distance.rounded(.up))) outside of its cell"
          + fault.viewsPhrase)
    }
  }
}
