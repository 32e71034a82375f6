import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let mainNotFirst = Rule(
    "main-not-first", group: .screen, severity: .warning,
    summary: "the main section is not the first of the screen",
    rationale: """
      The main section is one poster, as wide as the screen, designed for the top of the screen \
      under the navigation bar. Further down it interrupts the list.
      """,
    examples: [
      .bad(.sections, [.section("grid", .posters(1...1)), .section("⟦main⟧", .posters(2...2))]),
      .good(.items(of: "main"), .posters(1...2)),
      .good(.items(of: "basic"), .posters(1...2)),
    ]
  ) { context, report in
    let catalog = context.catalog
    guard let main = catalog.mainPositions.first, main > 0,
      let value = catalog.value(of: "sectionType", in: catalog.sections[main].index)
    else { return }
    report.add(at: value, Message.isNotFirst)
  }
}

private enum Message {
  static let isNotFirst = "the main section is not the first section"
}
