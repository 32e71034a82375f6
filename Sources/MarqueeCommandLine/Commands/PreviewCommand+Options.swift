import MarqueeOutputs

extension PreviewCommand {
  private static func formats(_ formats: PreviewFormat...) -> [ArgumentUse] {
    ArgumentUse.values(formats.map(\.rawValue), of: "format")
  }

  private static let views: [ArgumentUse] =
    [.option("wall"), .option("against")] + formats(.svg, .text)

  static let placeOptions: [OptionSyntax<PreviewCommand>] = [
    .value(
      "output", letter: "o", placeholder: "folder", sets: \.output,
      help: "The folder for the files, created if missing; a temporary one for pages if none"
    ).excluding(.option("site")).required(
      unless: .option("site"), .value(PreviewFormat.html.rawValue, of: "format"),
      .value(PreviewFormat.text.rawValue, of: "format")),
    .value(
      "site", placeholder: "folder", sets: \.site,
      help: "The folder for a site: an index with images and a search, and pages that lead to "
        + "each other and share their files"
    ).excluding(
      [.option("wall"), .option("link-images"), .option("against")]
        + formats(.svg, .text, .markdown)),
    .value(
      "format", letter: "f", placeholder: "format", sets: \.request.format, help: "What is written"
    ).needing([.option("against")], for: formats(.markdown).first),
  ]

  static let viewOptions: [OptionSyntax<PreviewCommand>] =
    [
      .list(
        "device", letter: "d", placeholder: "device", addsTo: \.request.devices,
        help: "A device, such as 'iphone-17' or 402x874@3; the usual ones if none"
      ).excluding([.option("against")], for: .severalValues(of: "device"))
    ]
    + imageOptions.map {
      $0.needing(views).needing([.option("wall")], for: .severalValues(of: $0.name))
    }
    + [
      .list(
        "locale", placeholder: "locale", addsTo: \.request.locales,
        help: "How prices, ratings, counts and days are written; as in the settings if none; a "
          + "screen in a language's folder has its language; no money is converted"
      ).needing([.option("wall")], for: .severalValues(of: "locale")),
      .list(
        "direction", placeholder: "word", addsTo: \.request.directions,
        help: "From which side screens are read; as in their language if not given"
      ).needing([.option("wall")], for: .severalValues(of: "direction")),
      .value(
        "width", placeholder: "columns", sets: \.width,
        help: "How wide a drawing in characters is; as the terminal, or 80, if not given"
      ).needing(formats(.text)),
    ]

  /// What is shown of a screen in an image; a page has controls for it.
  private static let imageOptions: [OptionSyntax<PreviewCommand>] = [
    .list(
      "orientation", placeholder: "word", addsTo: \.request.orientations,
      help: "How the device of an image is held; portrait if none"),
    .list(
      "appearance", placeholder: "word", addsTo: \.request.appearances,
      help: "The colors of an image; light if none"),
    .list(
      "text-size", placeholder: "size", addsTo: \.request.textSizes,
      help: "The text size of an image; large if none, and those of the settings on a wall"),
  ]

  static let pageOptions: [OptionSyntax<PreviewCommand>] = [
    .flag(
      "wall", sets: \.request.makesWalls,
      help: "Write a page with all variants of each screen as well"
    ).excluding(
      [.option("watch"), .option("against")] + formats(.svg, .text, .markdown)),
    .flag(
      "link-images", sets: \.request.linksImages,
      help: "Link images instead of embedding them"
    ).excluding(formats(.text, .markdown)),
    .flag(
      "watch", sets: \.request.followsContent,
      help: "Keep pages up to date with the content until stopped; links images"
    ).excluding([.option("against"), .word("-")] + formats(.svg, .text, .markdown)),
    .flag("open", sets: \.opens, help: "Open the first page in a browser")
      .needing(.option("output"), .option("site")),
    .flag("no-open", sets: \.staysClosed, help: "Only print where the temporary page is")
      .excluding([.option("output"), .option("site")] + formats(.text)),
    .flag("quiet", letter: "q", sets: \.isQuiet, help: "Do not print which files are written")
      .excluding([.option("no-open"), .option("watch")] + formats(.text)),
    .value(
      "against", placeholder: "old", sets: \.old,
      help: "Show what changed since an old version, before and after: a folder, a property list "
        + "or 'git:REV', as in 'marquee diff'; in pages, or in Markdown with small images"
    ).excluding([.word("-")] + formats(.svg, .text)),
  ]
}
