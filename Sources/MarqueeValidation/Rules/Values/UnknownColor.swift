import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading

extension Rule {
  static let unknownColor = Rule(
    "unknown-color", ofFolder: .values, severity: .error,
    summary: "the content folder has no color set with this name",
    rationale: """
      The app finds no color of this name and shows another. Names are those of the color sets in \
      the folder's asset catalogs. If it has none at all, colors come from elsewhere and no name can \
      be checked: a single note says so. Names are checked when the whole folder is.
      """,
    examples: [
      .bad(
        .item(of: "films"), settings: settings, images: ["Assets.xcassets/Accent.colorset"],
        ["tint": .xml("<string>⟦Acent⟧</string>")]),
      .bad(
        .item(of: "films"), settings: settings, images: [],
        ["tint": .xml("<string>⟦Accent⟧</string>")]),
      .good(
        .item(of: "films"), settings: settings, images: ["Assets.xcassets/Accent.colorset"],
        ["tint": "Accent"]),
      .good(.item(of: "films"), settings: settings, images: [], ["tint": "#FFAA00"]),
    ]
  ) { context, report in
    guard context.images.colorNames?.isEmpty == true else {
      context.reportUnknown(&report) { $0.target == .color }
      return
    }
    let colors = context.screens.lazy.flatMap(\.references.links).filter { $0.target == .color }
    if let place = colors.first?.place {
      report.add(Message.hasNoColorSets, at: place, severity: .note)
    }
  }

  private static let settings = ExampleValue.films(fields: ["tint": ["kind": "color"]])
}

private enum Message {
  static let hasNoColorSets = "the content folder holds no color sets, so no color name was checked"
}
