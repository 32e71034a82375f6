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
      name, it lies over the items below. In a layout of your own, write 'estimated' for its height, \
      or 'scalesWithText' beside 'absolute'. In views that the settings do not name it is a note.
      """,
    examples: [
      .bad(
        .file, settings: ["textSizes": ["accessibilityExtraLarge"]],
        screen(name: "⟦Continue watching⟧", headerHeight: .absolute(30))),
      .good(
        .file, settings: ["textSizes": ["accessibilityExtraLarge"]],
        screen(
          name: "Continue watching",
          headerHeight: ["absolute": 30, "scalesWithText": .xml("<true/>")])),
    ]
  ) { _, context, report in
    for fault in context.viewFaults.faults where fault.item == nil {
      guard case .outside(let distance) = fault.part.kind else { continue }
      report.add(
        fault,
        "the header is \(LengthText.points(distance.rounded(.up))) too high\(fault.viewsPhrase)")
    }
  }

  private static func screen(name: ExampleValue, headerHeight: ExampleValue) -> ExampleValue {
    let screen: ExampleValue = [
      "layouts": [
        "shelf": [
          "group": ["width": .fractionalWidth(1), "height": .absolute(200)],
          "header": ["width": .fractionalWidth(1), "height": headerHeight],
        ]
      ],
      "sections": [.section("basic", name: name, layout: "shelf", .posters(1...1))],
    ]
    return "<plist version=\"1.0\">\n\(screen.xml)\n</plist>"
  }
}
