import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let hiddenSectionName = Rule(
    "hidden-section-name", group: .screen, severity: .note,
    summary: "a section has a name, and no header to show it",
    rationale: """
      A section's name is shown in its header, and only some section types and layouts have one. \
      Elsewhere the name is only good for the identifier of a section without 'id'. Where \
      'showsName' of a custom type says that the name is shown, and the layout that a section uses \
      has no header, that is an error.
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
  ) { screen, context, report in
    let layouts = Dictionary(first: context.views.layouts.map { ($0.layout.name, $0.layout.model) })
    let widths = context.views.views.counting.map(\.environment.isWidthRegular).distinct
    var reported: Set<String> = []
    for section in screen.visibleSections {
      guard let model = section.model, let name = section["sectionName"],
        name.text?.isBlank == false,
        let layout = model.layout.map({
          layouts[$0] ?? HouseLayout.named($0)?.layout(for: model.type)
        }) ?? model.type.layout,
        let lack = widths.first(where: { !layout.adapted(toRegularWidth: $0).hasHeader })
      else { continue }
      let width =
        layout.regular == nil ? "" : lack ? " in a regular width" : " in a compact width"
      let promise =
        model.type.showsName
        ? context.settings.place(of: ["sectionTypes", model.type.name, "showsName"]) : nil
      guard let promise else {
        guard model.id != nil else { continue }
        let owner = model.layout.map { "the layout '\($0)'" } ?? "the type '\(model.type)'"
        report.add(
          at: name, "the section's name is not shown: \(owner) has no header\(width)",
          fixIts: .advice("remove it, or name a layout with a 'header'"))
        continue
      }
      let own = section["layout"]?.origin.place
      guard own != nil || reported.insert(model.type.name).inserted else { continue }
      report.add(
        at: own ?? promise, severity: .error,
        "the layout '\(model.layout ?? model.type.layoutName)' has no header that shows a name\(width)",
        notes: [
          own == nil
            ? Note("this section uses it", at: section.place)
            : Note("this says that names are shown", at: promise)
        ],
        fixIts: .advice(
          "remove 'showsName', or give each such section a 'layout' with a 'header'"))
    }
  }
}
