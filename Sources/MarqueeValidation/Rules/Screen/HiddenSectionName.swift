import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

extension Rule {
  static let hiddenSectionName = Rule(
    "hidden-section-name", group: .screen, severity: .note,
    summary: "a section has a name, and no header to show it",
    rationale: """
      A section's name is shown in its header, and only some section types and layouts have one. \
      Elsewhere the name is only good for the identifier of a section without 'id'.
      """,
    examples: [
      .bad(
        .sections,
        [
          [
            "sectionType": "grid", "id": "small", "sectionName": "⟦Small and beautiful⟧",
            "contentItem": .posters(1...1),
          ]
        ]),
      .good(.sections, [.section("basic", name: "Small and beautiful", .posters(1...1))]),
    ]
  ) { context, report in
    let catalog = context.catalog
    let layouts = Dictionary(first: catalog.layouts.map { ($0.name, $0.model) })
    for position in catalog.shownSections {
      guard let section = catalog.models[position], section.id != nil,
        let name = context.text("sectionName", in: catalog.sections[position].index),
        !name.text.isBlank,
        let layout = section.layout.map({ layouts[$0] ?? nil }) ?? section.type.layout,
        !layout.hasHeader
      else { continue }
      let owner = section.layout.map { "the layout '\($0)'" } ?? "the type '\(section.type)'"
      report.add(
        at: name.value, "the section's name is not shown: \(owner) has no header",
        fixIts: .advice("remove it, or name a layout with a 'header'"))
    }
  }
}
