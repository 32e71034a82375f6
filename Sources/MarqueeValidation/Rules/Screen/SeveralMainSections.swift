import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let severalMainSections = Rule(
    "several-main-sections", group: .screen, severity: .warning,
    summary: "a screen has several main sections",
    rationale: """
      Only the first main section is at the top; a second one appears further down at full height. \
      Put the items of both into one main section.
      """,
    examples: [
      .bad(.sections, [.section("main", .posters(1...1)), .section("⟦main⟧", .posters(2...2))]),
      .good(.items(of: "main"), .posters(1...2)),
    ]
  ) { context, report in
    let catalog = context.catalog
    let values = catalog.mainPositions.compactMap {
      catalog.value(of: "sectionType", in: catalog.sections[$0].index)
    }
    for value in values.dropFirst() {
      report.add(
        at: value, Message.isAnother, label: "again",
        notes: [report.note(Message.first, at: values[0])])
    }
  }
}

private enum Message {
  static let isAnother = "the screen has a main section already"
  static let first = "the first one is here"
}
