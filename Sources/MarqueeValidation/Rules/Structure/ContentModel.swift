import MarqueeDiagnostics

extension Rule {
  static let contentModel = Rule(
    "content-model", group: .structure, severity: .error,
    summary:
      "the settings contradict themselves about section types, item kinds or fields",
    rationale: """
      Section types, kinds of items and fields of your own are described in 'Marquee.plist', and \
      screens are checked by them. A description that contradicts itself is left out, so that screens \
      lose what it describes.
      """,
    examples: [
      .bad(
        .settings, ["itemKinds": ["film": ["extends": "⟦film⟧"]]]),
      .good(
        .settings,
        [
          "itemKinds": [
            "film": [
              "extends": "poster",
              "fields": ["year": ["kind": "integer", "minimum": 1888]],
              "show": ["title": "description", "subtitle": "year"],
            ]
          ]
        ]),
    ])
}
