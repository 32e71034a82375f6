import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let overriddenIdentity = Rule(
    .overriddenIdentity, group: .library, severity: .error,
    summary: "a section replaces the field that identifies a library item",
    rationale: """
      A section may show an item of the library with other texts or another image. With another \
      identifier it would be another item; write that one into the library.
      """,
    examples: [
      .bad(.items(of: "basic"), library: .films, [["item": "dune", "⟦id⟧": "other"]]),
      .good(.items(of: "basic"), library: .films, [["item": "dune", "description": "Arrakis"]]),
    ])
}
