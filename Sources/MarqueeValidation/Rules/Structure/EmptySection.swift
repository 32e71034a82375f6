import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// An empty value where something is required.
  static let emptySection = Rule(
    .emptySection, group: .structure, severity: .error,
    summary: "a section, a screen or a list of titles is empty",
    rationale: """
      The app shows a header with nothing below it. Leave out a section that is not wanted now, \
      with all its keys.
      """,
    examples: [
      .bad(.sections, [.section("basic", name: "New this week", .xml("⟦<array/>⟧"))]),
      .good(.item(of: "categories"), ["titles": ["design"]]),
    ])
}
