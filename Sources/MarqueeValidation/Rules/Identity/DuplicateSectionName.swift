import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let duplicateSectionName = Rule(
    "duplicate-section-name", group: .identity, severity: .warning,
    summary: "two sections are shown under the same name",
    rationale: """
      People take them for one section that was cut in two, or for a mistake. Usually a section \
      was copied and its name was not changed.
      """,
    examples: [
      .bad(
        .sections,
        [
          .section("basic", name: "New this week", .posters(1...1)),
          .section("large", name: "⟦New this week⟧", .posters(2...2)),
        ]),
      .good(
        .sections,
        [
          .section("main", name: "New this week", .posters(1...1)),
          .section("basic", name: "New this week", .posters(2...2)),
        ]),
    ]
  ) { context, report in
    var first: [String: ValueIndex] = [:]
    let catalog = context.catalog
    for position in catalog.positions(where: \.showsName) {
      guard let (text, value) = context.text("sectionName", in: catalog.sections[position].index),
        !text.isBlank, !text.isQuotedEmpty
      else { continue }
      let name = text.words.string
      if let earlier = first.insertIfAbsent(value, for: name) {
        report.add(
          at: value, "two sections are named '\(name)'", label: "again",
          notes: [report.note("the first one is named here", at: earlier)])
      }
    }
  }
}
