import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let unusedItem = Rule(
    "unused-item", ofFolder: .library, severity: .warning,
    summary: "no screen shows an item of the library",
    rationale: """
      It is written for nothing, or a screen has lost it.
      """,
    examples: [
      .bad(
        .library, beside: ["dune"],
        [
          "dune": .onOneLine([
            "kind": "poster", "description": "Dune", "imageName": "dune",
          ]),
          "⟦solaris⟧": .onOneLine([
            "kind": "poster", "description": "Solaris", "imageName": "solaris",
          ]),
        ]),
      .good(
        .library, beside: ["dune"],
        [
          "dune": .onOneLine([
            "kind": "poster", "description": "Dune", "imageName": "dune",
          ])
        ]),
    ]
  ) { context, report in
    // Screens that could not be read may show any item.
    guard !context.mayLackScreens, context.screens.allSatisfy(\.isComplete) else { return }
    let used = Set(context.screens.flatMap(\.references.items).map(\.name))
    for item in context.library.items where !used.contains(item.id) && item.isRead {
      report.add(
        at: item.place, "no screen shows the item '\(item.id)'",
        about: DiagnosticSubject(item: item.id))
    }
  }
}
