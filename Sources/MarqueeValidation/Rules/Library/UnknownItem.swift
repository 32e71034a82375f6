import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let unknownItem = Rule(
    .unknownItem, group: .library, severity: .error,
    summary: "a section names an item that the library does not have, or one of another kind",
    rationale: """
      An element of a section's items that is a string is the identifier of an item in 'Items.plist' \
      or in a file of the folder 'Items'. The item must be of the kind that the section's type holds.
      """,
    examples: [
      .bad(.items(of: "basic"), library: .films, ["⟦dnue⟧"]),
      .good(.items(of: "basic"), library: .films, ["dune", ["item": "dune", "link": "app:dune"]]),
    ])
}
