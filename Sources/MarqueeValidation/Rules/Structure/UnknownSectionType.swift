import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let unknownSectionType = Rule(
    .unknownSectionType, group: .structure, severity: .error,
    summary: "a section names a type that does not exist",
    rationale: """
      The type says what the items are and how they are laid out; without it the section cannot \
      be shown. Types of your own are defined in 'Marquee.plist'.
      """,
    examples: [
      .bad(.sections, [.section("⟦Basic⟧", name: "New this week", [.poster("poster1")])]),
      .good(.sections, [.section("basic", name: "New this week", [.poster("poster1")])]),
    ])
}
