import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let mainSection = Rule(
    "main-section", group: .screen, severity: .warning,
    parts: ["main-not-first", "several-main-sections"],
    summary: "the main section is not the first of the screen, or there are several",
    rationale: """
      The main section is one poster, as wide as the screen, designed for the top of the screen \
      under the navigation bar. Further down it interrupts the list. Put the items of several into \
      one main section.
      """,
    examples: [
      .bad(.sections, [.section("grid", .posters(1...1)), .section("⟦main⟧", .posters(2...2))]),
      .good(.items(of: "main"), .posters(1...2)),
    ]
  ) { context, report in
    let catalog = context.catalog
    let values = catalog.mainPositions.map {
      catalog.value(of: "sectionType", in: catalog.sections[$0].index)
    }
    guard let position = catalog.mainPositions.first, let first = values[0] else { return }
    if position > 0 {
      report.add(
        at: first, part: "main-not-first", "the main section is not the first section")
    }
    for value in values.dropFirst().compactMap(\.self) {
      report.add(
        at: value, part: "several-main-sections", "the screen has a main section already",
        label: "again", notes: [report.note("the first one is here", at: first)])
    }
  }
}
