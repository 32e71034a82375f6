import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let imageHeavy = Rule(
    "image-heavy", group: .images, severity: .warning, reportsOnce: true,
    summary: "an image's file has more bytes than the limit",
    rationale: """
      It makes the app larger for everybody, and a shelf of such images stutters while it scrolls. \
      The limit is 'maximumByteCount' under 'images' in Marquee.plist.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [.image("Images/poster1.png", 2400, 3600, byteCount: 9_400_000)],
        .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: [.image("Images/poster1.png", 348, 522, byteCount: 1_000_000)],
        .poster("poster1")),
    ]
  ) { context, report in
    let limit = context.settings.imageLimits.maximumByteCount
    for usage in context.imageUsages.usages {
      let heavy = usage.set.variants.filter {
        $0.validInfo != nil && $0.file.identity.byteCount > limit
      }
      guard let value = usage.firstValue,
        let heaviest = heavy.max(by: { $0.file.identity.byteCount < $1.file.identity.byteCount })
      else { continue }
      report.add(
        at: value, Message.isHeavy(heaviest, limit),
        notes: [heaviest.note] + need(of: heaviest, in: usage))
    }
  }

  /// The size that the largest cell needs, if the file has many more pixels.
  private static func need(of variant: ImageVariant, in usage: ImageUsage) -> [Note] {
    let largest = usage.displays.filter { $0.variant == variant }
      .worst { $0.enlargement ?? 0 }
    guard let largest, let enlargement = largest.enlargement, enlargement < 0.5,
      let size = variant.info?.pixelSize
    else { return [] }
    let needed = largest.neededPixels
    return [
      Note("it is \(size) px; its largest cell has \(needed.width)×\(needed.height) px")
    ]
  }
}

private enum Message {
  static func isHeavy(_ variant: ImageVariant, _ limit: Int) -> String {
    "'\(variant.file.name)' has \(variant.file.identity.byteCount) bytes, more than \(limit)"
  }
}
