import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let unknownLayout = Rule(
    .unknownLayout, group: .structure, severity: .error,
    summary: "a section names a layout that the screen does not have",
    rationale: """
      A section's 'layout' is the name of one of the screen's own layouts, which are under \
      'layouts' next to 'sections'. A type's layout needs no name.
      """,
    examples: [
      .bad(.file, screen(layout: "⟦wde⟧")),
      .good(.file, screen(layout: "wide")),
    ])

  /// A screen with the layout 'wide', and a section that names a layout.
  private static func screen(layout: ExampleValue) -> ExampleValue {
    let screen: ExampleValue = [
      "sections": [
        .section("list", layout: layout, .onOneLine([["text": "Help"]]))
      ],
      "layouts": ["wide": ["list": .onOneLine(["appearance": "plain"])]],
    ]
    return "<plist version=\"1.0\">\n\(screen.xml)\n</plist>"
  }
}
