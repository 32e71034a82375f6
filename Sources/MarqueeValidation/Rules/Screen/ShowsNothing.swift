import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

extension Rule {
  static let showsNothing = Rule(
    "shows-nothing", group: .screen, severity: .error,
    summary: "an item shows no text and no image",
    rationale: """
      People see an empty cell, which looks like a fault of the app, and a tap on it leads to what \
      nobody could expect. A cell shows the fields that 'show' of the item's kind names, and rows and \
      text headers show only some of them.
      """,
    examples: [
      .bad(
        .items(of: "notes"), settings: notes,
        [["headline": "Tides"], .markedStart(["body": "Bring a lamp."])]),
      .good(
        .items(of: "notes"), settings: notes,
        [["headline": "Tides"], ["headline": "Caves", "body": "Bring a lamp."]]),
    ]
  ) { screen, context, report in
    for section in screen.visibleSections {
      guard let type = section.type, let model = section.model, type.itemKind.hasOwnCell else {
        continue
      }
      let parts = type.shownParts
      // Of the type's own kind, the settings say so.
      guard
        !parts.isEmpty
          || context.settings.contentModel.sectionTypes[type.name]?.itemKind != type.itemKind
      else { continue }
      let names = parts.compactMap { type.itemKind.show[$0] }
      for (item, shown) in zip(section.items, model.items) where !type.shows(shown) {
        // Another rule reports an empty text.
        guard !parts.contains(where: { item[$0]?.text?.isBlank == true }) else { continue }
        report.add(
          at: item.place, "this item shows no text and no image",
          fixIts: .advice(
            names.isEmpty
              ? "name another field under 'show' of '\(type.itemKind)'"
              : "write \(EnglishList.names(names, "or")), or remove the item"))
      }
    }
  }

  private static let notes: ExampleValue = [
    "itemKinds": [
      "note": [
        "fields": ["headline": ["kind": "text"], "body": ["kind": "text"]],
        "show": ["title": "headline"],
      ]
    ],
    "sectionTypes": ["notes": ["items": "note", "layout": "list"]],
  ]
}
