import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let unknownReference = Rule(
    "unknown-reference", ofFolder: .values, severity: .error,
    summary: "a field names an item, a section or a screen that does not exist",
    rationale: """
      A field of your own of the kind 'reference' holds the 'id' of an item or a section, or the \
      path of a screen's file without the extension. Names are only checked with \
      all screens, as by 'marquee validate Content', and not while a screen cannot be read in full.
      """,
    examples: [
      .bad(
        .items(of: "films"), settings: settings, beside: [["id": "clay", "title": "Clay"]],
        [["title": "Clay, part two", "sequelOf": .xml("<string>⟦caly⟧</string>")]]),
      .good(
        .items(of: "films"), settings: settings, beside: [["id": "clay", "title": "Clay"]],
        [["title": "Clay, part two", "sequelOf": "clay"]]),
    ]
  ) { context, report in
    context.reportUnknown(&report) { $0.role == .field && $0.target != .color }
  }

  private static let settings = ExampleValue.films(fields: [
    "title": ["kind": "text", "required": .xml("<true/>")], "sequelOf": ["kind": "reference"],
  ])
}
