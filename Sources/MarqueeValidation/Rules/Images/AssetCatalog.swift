import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let assetCatalog = Rule(
    "asset-catalog", ofFolder: .images, severity: .error,
    summary: "a 'Contents.json' of an asset catalog does not fit the files next to it",
    rationale: """
      Xcode reads the images of a set from its 'Contents.json': a file that is not listed there is \
      left out of the app, and one that is listed but missing shows nothing. What may be intended is \
      only a warning.
      """,
    examples: [
      .bad(
        .contents(path: "Assets.xcassets/poster1.imageset/Contents.json"),
        images: [.image("Assets.xcassets/poster1.imageset/poster1.png", 348, 522)],
        """
        {
          "images" : [
            { "idiom" : "universal", "filename" : "poster1.png", "scale" : "1x" },
            { "idiom" : "universal", "filename" : ⟦"poster1@2x.png"⟧, "scale" : "2x" }
          ]
        }
        """),
      .good(
        .contents(path: "Assets.xcassets/poster1.imageset/Contents.json"),
        images: [.image("Assets.xcassets/poster1.imageset/poster1.png", 348, 522)],
        """
        {
          "images" : [
            { "idiom" : "universal", "filename" : "poster1.png", "scale" : "1x" },
            { "idiom" : "universal", "scale" : "2x" }
          ]
        }
        """),
    ]
  ) { context, report in
    // An empty set is reported as an error where a screen names it.
    let isUsed: (ImageSet) -> Bool = { context.usedNames?.contains($0.name) ?? false }
    let emptySets = Set(
      context.images.sets.filter { $0.variants.isEmpty && isUsed($0) }.map(\.place.file))
    report.add(
      contentsOf: context.images.diagnostics.filter { diagnostic in
        diagnostic.severity == .error || !emptySets.contains(diagnostic.place.file)
      })
  }
}
