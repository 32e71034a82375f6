import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let missingKey = Rule(
    .missingKey, group: .structure, severity: .error,
    summary: "a dictionary lacks a key that it must have",
    rationale: """
      The app's models need the value: if it is absent, the whole screen does not load. A key that \
      is only misspelt is reported at the misspelt key.
      """,
    examples: [
      .bad(.items(of: "basic"), [.markedStart(["description": "A lighthouse in a storm"])]),
      .good(
        .item(of: "mainBanner"),
        [
          "imageName": "banner", "title": "Learn something new",
          "caption": "Courses for every evening",
        ]),
    ])
}
