import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  /// A format that an app cannot load by name.
  static let unsupportedImageFormat = Rule(
    "unsupported-image-format", group: .images, severity: .error,
    summary: "an image is of a format that an app cannot load by its name",
    rationale: """
      UIImage(named:) reads vector images only from asset catalogs: Xcode converts them when it \
      builds the app, and a loose SVG or PDF is never converted. An asset catalog, in turn, takes \
      only PNG, JPEG, HEIF, PDF and SVG, as Apple's description of image sets lists them.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: [.vector("Images/poster1.svg", format: .svg)],
        .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: [
          .text(
            "Assets.xcassets/poster1.imageset/Contents.json",
            #"{"images":[{"idiom":"universal","filename":"a.webp"}]}"#),
          .image("Assets.xcassets/poster1.imageset/a.webp", 348, 522, format: .webp),
        ], .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: [
          .text(
            "Assets.xcassets/poster1.imageset/Contents.json",
            #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#),
          .vector("Assets.xcassets/poster1.imageset/a.svg", format: .svg),
        ], .poster("poster1")),
      .good(
        .item(of: "basic"),
        images: [.image("Images/poster1.webp", 348, 522, format: .webp)],
        .poster("poster1")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages {
      let isLoose = usage.set.origin == .loose
      let needed: ImageFormat.Support = isLoose ? .looseFiles : .assetCatalogs
      guard let place = usage.firstPlace,
        let (variant, format) = usage.set.variants.lazy
          .compactMap({ variant in variant.soundInfo.map { (variant, $0.format) } })
          .first(where: { !$0.1.support.contains(needed) })
      else { continue }
      report.add(
        at: place.value, Message.cannotLoad(variant, format, isLoose: isLoose),
        notes: [variant.note])
    }
  }
}

private enum Message {
  static func cannotLoad(_ variant: ImageVariant, _ format: ImageFormat, isLoose: Bool) -> String {
    let what = isLoose ? "no app loads a loose file" : "no asset catalog takes a file"
    return "'\(variant.file.name)' is \(format.displayName); \(what) of that format"
  }
}
