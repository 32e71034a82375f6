import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let queryWithoutResult = Rule(
    .queryWithoutResult, group: .library, severity: .error,
    summary: "a section's query finds no item of the library",
    rationale: """
      The section would be on the screen without anything in it.
      """,
    examples: [
      .bad(
        .sections, library: .films,
        [
          [
            "sectionType": "basic", "sectionName": "Dunes",
            "query": .markedStart(["where": ["description": "Arrakis"]]),
          ]
        ]),
      .good(
        .sections, library: .films,
        [
          [
            "sectionType": "basic", "sectionName": "Dunes",
            "query": ["where": ["description": ["Dune", "Arrakis"]]],
          ]
        ]),
    ])
}
