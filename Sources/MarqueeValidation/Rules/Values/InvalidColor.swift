import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let invalidColor = Rule(
    "invalid-color", group: .values, severity: .error,
    summary: "a color is neither '#RRGGBB' nor the name of a color set",
    rationale: """
      The app cannot make a color from the text. Write two hexadecimal digits each for red, green \
      and blue, and perhaps two for the opacity, as '#FFAA00' or '#FFAA0080'; or the name of a color \
      set of an asset catalog, as 'Accent'.
      """,
    examples: [
      .bad(.item(of: "films"), settings: settings, ["tint": "⟦#FA0⟧"]),
      .good(.item(of: "films"), settings: settings, ["tint": "#ffaa0080"]),
    ]
  ) { context, report in
    context.forEachString(where: { $0 == .color }) { occurrence, value in
      let text = context.text(of: value)
      guard ColorText(text.bytes) == nil else { return }
      report.add(
        at: value,
        "'\(occurrence.field.key)' is neither '#RRGGBB' or '#RRGGBBAA' nor the name of a color set",
        fixIts: ColorText.completing(text.bytes).map { [context.fixIt(writing: $0, at: value)] }
          ?? [])
    }
  }

  private static let settings = ExampleValue.films(fields: ["tint": ["kind": "color"]])
}
