import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  /// A format that an app cannot load by name.
  static let unsupportedImageFormat = Rule(
    "unsupported-image-format", group: .images, severity: .error, reportsOnce: true,
    summary: "an image has a format that an app cannot load by name",
    rationale: """
      UIImage(named:) reads vector images only from asset catalogs: Xcode converts them when it \
      builds the app, and a loose SVG or PDF is never converted. An asset catalog, in turn, takes \
      only PNG, JPEG, HEIF, PDF and SVG, as Apple's description of image sets lists them. A HEIF file \
      is shown if its pixels are coded as HEVC or AV1; phones have no decoder for the other codings. \
      Newer systems load some formats that Marquee does not read, such as JPEG XL; a note says which.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: [.vector("Images/poster1.svg", format: .svg)],
        .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: [
          .text(
            "Assets.xcassets/poster1.imageset/Contents.json",
            #"{"images":[{"idiom":"universal","filename":"a.svg"}]}"#),
          .vector("Assets.xcassets/poster1.imageset/a.svg", format: .svg),
        ], .poster("poster1")),
    ]
  ) { context, report in
    for image in context.misnamedImages {
      guard case .foreign(let path) = image.reference else { continue }
      let name = path.split(separator: "/").last ?? ""
      let file = ImageFileName(name)
      let systems = file.fileExtension.flatMap(ForeignFormat.systems)
      let format =
        file.format?.displayName ?? file.fileExtension.flatMap(ForeignFormat.name)
        ?? "another format"
      report.add(
        at: image.value,
        "'\(name)' is \(format)"
          + (systems == nil
            ? "; no app loads a loose file of that format" : ", which Marquee does not read"),
        notes: [Note("this is the file", at: Place(file: path))]
          + (systems.map { [Note("\($0) would load it")] } ?? []),
        fixIts: .advice("export it as PNG or JPEG"))
    }
    for usage in context.imageUsages.usages {
      reportCoding(of: usage, &report)
      let isLoose = usage.set.origin == .loose
      let needed: ImageFormat.Support = isLoose ? .looseFiles : .assetCatalogs
      guard let value = usage.firstValue,
        let (variant, format) = usage.set.variants.lazy
          .compactMap({ variant in variant.validInfo.map { (variant, $0.format) } })
          .first(where: { !$0.1.support.contains(needed) })
      else { continue }
      report.add(
        at: value,
        "'\(variant.file.name)' is \(format.displayName); "
          + (isLoose ? "no app loads a loose file" : "no asset catalog takes a file")
          + " of that format",
        notes: [variant.note])
    }
  }

  /// Reports a HEIF file whose pixels no phone can decode.
  private static func reportCoding(of usage: ImageUsage, _ report: inout RuleReport) {
    let codings = usage.set.variants.lazy.compactMap { variant in
      variant.validInfo?.coding.map { (variant, $0) }
    }
    guard let value = usage.firstValue,
      let (variant, coding) = codings.first(where: { !$0.1.isDecodedByPhones })
    else { return }
    report.add(
      at: value,
      "the pixels of '\(variant.file.name)' are coded as \(coding.rawValue); no phone decodes them",
      notes: [variant.note], fixIts: .advice("export it as HEVC, or as JPEG"))
  }
}
