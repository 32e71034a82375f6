import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeSolver

extension Rule {
  /// An image with many more pixels than the largest cell that shows it.
  static let imageOversized = Rule(
    "image-oversized", ofViews: .images, severity: .warning, reportsOnce: true,
    summary: "an image has many more pixels than the largest cell that shows it",
    rationale: """
      In memory an image takes four bytes for each pixel, however well its file is compressed, and a \
      row of such images ends an app that has no memory left. The largest cell of the screen on all \
      devices decides. The limit is 'maximumReduction' under 'images' in Marquee.plist; images under \
      4 MB in memory are skipped.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: [.image("poster1.png", 6000, 9000)], .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"), images: [.image("poster1.png", 1290, 1935)], .poster("poster1")),
      .good(
        .item(of: "main"), images: [.image("poster1.png", 2580, 3870)], .poster("poster1")),
    ]
  ) { context, report in
    let limit = context.settings.imageLimits.maximumReduction
    for usage in context.imageUsages.usages {
      guard let value = usage.firstValue, usage.set.variants.contains(where: isLarge)
      else { continue }
      let oversized = usage.largestDisplays.compactMap { display -> (ImageDisplay, Int)? in
        guard isLarge(display.variant),
          let byteCount = display.variant.validInfo?.decodedByteCount,
          let enlargement = display.enlargement,
          enlargement * limit < 1
        else { return nil }
        return (display, byteCount)
      }
      guard let (display, byteCount) = oversized.max(by: { $0.1 < $1.1 }) else { continue }
      report.add(
        at: value, Message.isOversized(usage, display, byteCount),
        notes: [Note(Message.suffices(display)), display.variant.note])
    }
  }

  /// Smaller files are not worth an author's time.
  private static let minimumByteCount = 4_000_000

  private static func isLarge(_ variant: ImageVariant) -> Bool {
    variant.validInfo?.decodedByteCount.map { $0 >= minimumByteCount } ?? false
  }
}

extension ImageUsage {
  /// For each file, the display that shows it largest; none for a file that is shown at its own
  /// size anywhere.
  fileprivate var largestDisplays: [ImageDisplay] {
    // By path: a file with all its properties is long to hash, and screens show images often.
    var largest: [String: ImageDisplay] = [:]
    var shownAtOwnSize: Set<String> = []
    for display in displays {
      let path = display.variant.file.path
      guard let enlargement = display.enlargement else {
        shownAtOwnSize.insert(path)
        continue
      }
      if enlargement > largest[path]?.enlargement ?? 0 { largest[path] = display }
    }
    return set.variants.map(\.file.path).filter { !shownAtOwnSize.contains($0) }
      .compactMap { largest[$0] }
  }
}

private enum Message {
  static func isOversized(
    _ usage: ImageUsage, _ display: ImageDisplay, _ byteCount: Int
  ) -> String {
    let size = display.variant.info?.pixelSize.map { "\($0) px" } ?? ""
    return "'\(display.variant.file.name)' is \(size) and takes \(megabytes(Double(byteCount)))"
      + " in memory; its largest cell, on \(display.device.title) (\(display.place.sectionType)),"
      + " needs \(needed(display))"
  }

  static func suffices(_ display: ImageDisplay) -> String {
    let (width, height) = display.neededPixels
    guard display.place.fit == .cell else { return "make it as wide as that cell" }
    return "an image of that size takes \(megabytes(Double(width) * Double(height) * 4))"
  }

  private static func needed(_ display: ImageDisplay) -> String {
    let (width, height) = display.neededPixels
    return display.place.fit == .width ? "\(width) px in width" : "\(width)×\(height) px"
  }

  private static func megabytes(_ byteCount: Double) -> String {
    "\(ImageNumber.text((byteCount / 100_000).rounded() / 10)) MB"
  }
}
