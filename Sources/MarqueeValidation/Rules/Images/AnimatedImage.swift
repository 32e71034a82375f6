import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let animatedImage = Rule(
    "animated-image", group: .images, severity: .warning, reportsOnce: true,
    summary: "an image is an animation, and an app shows only its first frame",
    rationale: """
      UIImage(named:) takes the first frame and leaves the others. The app is larger for frames that \
      are invisible, and the first one is often empty. The preview in a browser does play them.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [.image("poster1.gif", 348, 522, format: .gif, frameCount: 12)],
        .poster("⟦poster1.gif⟧")),
      .good(
        .item(of: "basic"),
        images: [.image("poster1.gif", 348, 522, format: .gif, frameCount: 1)],
        .poster("poster1.gif")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages {
      guard let value = usage.firstValue,
        let (variant, count) = usage.set.variants.lazy.compactMap(frames).first
      else { continue }
      report.add(
        at: value,
        "'\(variant.file.name)' has \(count) frames; an app shows only the first",
        notes: [variant.note])
    }
  }

  /// The frames of an animation; `nil` for a single image, and for the pages and sizes of an icon.
  private static func frames(of variant: ImageVariant) -> (ImageVariant, Int)? {
    guard let info = variant.validInfo, let count = info.frameCount, count > 1,
      [.gif, .png, .webp, .avif, .heic].contains(info.format)
    else { return nil }
    return (variant, count)
  }
}
