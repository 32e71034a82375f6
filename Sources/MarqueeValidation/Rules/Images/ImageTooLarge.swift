import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let imageTooLarge = Rule(
    "image-too-large", group: .images, severity: .warning,
    parts: ["image-heavy", "image-oversized"], isOfViews: true, reportsOnce: true,
    summary: "an image has too many bytes, or many more pixels than the largest cell that shows it",
    rationale: """
      A heavy file makes the app larger for everybody; the limit is 'maximumByteCount' under \
      'images' in Marquee.plist. In memory an image takes four bytes for each pixel, however well its \
      file is compressed, and a row of such images stutters, or ends an app that has no memory left. \
      The largest cell of the screen on all devices decides; the limit is 'maximumReduction', and \
      images under 4 MB in memory are skipped.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: [.image("poster1.png", 1200, 1800, byteCount: 9_400_000)],
        .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"), images: [.image("poster1.png", 1290, 1935, byteCount: 1_000_000)],
        .poster("poster1")),
    ]
  ) { context, report in
    let limits = context.settings.imageLimits
    for usage in context.imageUsages.usages {
      // A file of the library's is as heavy for all screens, and judged where its name is written.
      let heaviest = usage.set.variants
        .filter { $0.file.identity.byteCount > limits.maximumByteCount && $0.validInfo != nil }
        .max { $0.file.identity.byteCount < $1.file.identity.byteCount }
      if let value = usage.firstValue, let heaviest {
        report.add(
          at: value, part: "image-heavy",
          "'\(heaviest.file.name)' has \(heaviest.file.identity.byteCount) bytes, "
            + "more than \(limits.maximumByteCount)",
          notes: [heaviest.note] + need(of: heaviest, in: usage))
      }
      guard usage.set.variants.contains(where: isLarge) else { continue }
      let oversized = usage.largestDisplays.filter { display in
        isLarge(display.variant) && (display.enlargement ?? 1) * limits.maximumReduction < 1
      }
      if let worst = oversized.worst(by: { Double($0.variant.decodedByteCount) }),
        let value = usage.firstValue ?? usage.places.first.map(context.catalog.index)
      {
        report.add(
          at: value, part: "image-oversized", oversize(of: worst),
          notes: [Note(advice(worst)), worst.variant.note])
      }
    }
  }

  /// The size that the largest cell needs, if the file has many more pixels.
  private static func need(of variant: ImageVariant, in usage: ImageUsage) -> [Note] {
    let largest = usage.displays.filter { $0.variant == variant }
      .worst { $0.enlargement ?? 0 }
    guard let largest, let enlargement = largest.enlargement, enlargement < 0.5,
      let size = variant.info?.pixelSize
    else { return [] }
    let (width, height) = largest.neededPixels
    return [Note("it is \(size) px; its largest cell has \(width)×\(height) px")]
  }

  /// Smaller files are not worth an author's time.
  private static let minimumByteCount = 4_000_000

  private static func isLarge(_ variant: ImageVariant) -> Bool {
    variant.decodedByteCount >= minimumByteCount
  }

  private static func oversize(of display: ImageDisplay) -> String {
    let size = display.variant.info?.pixelSize.map { "\($0) px" } ?? ""
    let byteCount = Double(display.variant.decodedByteCount)
    let (width, height) = display.neededPixels
    let needed = display.place.fit == .width ? "\(width) px in width" : "\(width)×\(height) px"
    return "'\(display.variant.file.name)' is \(size) and takes \(megabytes(byteCount))"
      + " in memory; its largest cell, on \(display.device.title) (\(display.place.sectionType)),"
      + " needs \(needed)"
  }

  private static func advice(_ display: ImageDisplay) -> String {
    let (width, height) = display.neededPixels
    guard display.place.fit == .cell else { return "make it as wide as that cell" }
    return "an image of that size takes \(megabytes(Double(width) * Double(height) * 4))"
  }

  private static func megabytes(_ byteCount: Double) -> String {
    "\(ImageNumber.text((byteCount / 100_000).rounded() / 10)) MB"
  }
}

extension LocatedCatalog {
  /// Where the file names the item of the library whose image is shown.
  fileprivate func index(of place: ImagePlace) -> ValueIndex {
    reference(ofItem: place.item.position)?.name ?? items[place.item.position].index
  }
}

extension ImageVariant {
  fileprivate var decodedByteCount: Int { validInfo?.decodedByteCount ?? 0 }
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
