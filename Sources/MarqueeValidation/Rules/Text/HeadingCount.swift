import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let headingCount = Rule(
    "heading-count", group: .text, severity: .warning,
    summary: "a heading such as 'Top 10' is above a different number of items",
    rationale: """
      Viewers count: nine posters under 'Top 10' look like a fault of the app. Usually an item was \
      lost, or the heading was copied.
      """,
    examples: [
      .bad(
        .sections,
        [.section("basic", name: "⟦Top 10⟧ this week", .posters(1...9))]),
      .good(.sections, [.section("basic", name: "Top 10 this week", .posters(1...10))]),
    ]
  ) { context, report in
    for section in context.catalog.sections where section.isValid && !section.items.isEmpty {
      guard let type = section.type, type.showsName,
        let name = context.text("sectionName", in: section.index),
        let announced = AnnouncedCount(in: name.text.bytes),
        announced.count != section.items.count
      else { continue }
      // Another rule reports a ranking of more than ten.
      if type.isNumbered, announced.count == 10, section.items.count > 10 { continue }
      report.add(
        at: name.value, range: name.text.sourceRange(of: announced.range),
        "the heading announces \(announced.count) items, and the section has "
          + "\(section.items.count)")
    }
  }
}
