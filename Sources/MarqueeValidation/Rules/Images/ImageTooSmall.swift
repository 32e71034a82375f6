import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

extension Rule {
  /// An image with fewer pixels than the cell that it fills.
  static let imageTooSmall = Rule(
    "image-too-small", group: .images, severity: .warning, isOfViews: true, reportsOnce: true,
    summary: "an image has fewer pixels than a cell that it must fill",
    rationale: """
      The device enlarges the image, and its edges become soft. Each device is judged by the file \
      that it picks, in every cell that shows the image; the worst one is reported. The limit is \
      'maximumEnlargement' under 'images' in Marquee.plist.
      """,
    examples: [
      .bad(
        .item(of: "large"),
        images: [
          .image("Images/poster1@2x.png", 392, 588), .image("Images/poster1@3x.png", 402, 603),
        ], .poster("⟦poster1⟧")),
      .good(
        .item(of: "large"),
        images: [
          .image("Images/poster1@2x.png", 392, 588), .image("Images/poster1@3x.png", 588, 882),
        ], .poster("poster1")),
    ]
  ) { _, context, report in
    let limit = context.settings.imageLimits.maximumEnlargement
    for usage in context.imageUsages.usages {
      let blurred = usage.displays.filter { display in
        !display.isStandIn && (display.enlargement ?? 0) > limit
      }
      guard let worst = blurred.worst(by: { $0.enlargement ?? 0 }),
        let size = worst.variant.info?.pixelSize
      else { continue }
      let (width, height) = worst.neededPixels
      let needed = worst.place.fit == .width ? "\(width) px wide" : "\(width)×\(height) px"
      report.add(
        at: worst.place.value.screenPlace,
        "'\(usage.set.name)' is \(size) px; \(worst.cellPhrase), \(needed) at "
          + "\(ImageNumber.text(worst.device.scale))x: it will be blurred",
        notes: [Note(context.share(of: blurred)), worst.variant.note])
    }
  }
}
