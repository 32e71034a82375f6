import MarqueeCells
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading

extension Rule {
  /// An image whose shape differs much from that of a cell.
  static let imageDistorted = Rule(
    "image-distorted", group: .images, severity: .warning, isOfViews: true, reportsOnce: true,
    summary: "an image's shape is far from that of a cell that it must fill",
    rationale: """
      Cells scale their image to fill, and cut off what does not fit. The built-in layouts show one poster in cells of several shapes, so \
      some of it is always lost; the limit is 'maximumDistortion' under 'images' in Marquee.plist.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: [.image("Images/poster1.png", 1600, 900)],
        .poster("⟦poster1⟧")),
      .good(
        .item(of: "main"), images: [.image("Images/poster1.png", 1290, 1935)],
        .poster("poster1")),
    ]
  ) { _, context, report in
    for fault in context.viewFaults.faults where fault.part.kind == .flat {
      report.add(
        fault, severity: .warning, "the image has no height\(fault.viewsPhrase)")
    }
    let limit = context.settings.imageLimits.maximumDistortion
    for usage in context.imageUsages.usages {
      let distorted = usage.displays.filter { $0.distortion > ($0.isAlone ? limit : 2 * limit) }
      guard let worst = distorted.worst(by: { $0.distortion }) else { continue }
      report.add(
        at: worst.place.value.screenPlace, severity: worst.isAlone ? nil : .note,
        cut(worst, of: usage.set),
        notes: [
          Note(proportion(of: worst)), Note(context.share(of: distorted)), worst.variant.note,
        ])
    }
  }

  private static func cut(_ worst: ImageDisplay, of set: ImageSet) -> String {
    let size = worst.variant.info?.pixelSize.map { "\($0) px" } ?? "a vector image"
    let share = 1 - 1 / worst.distortion
    let percent = share > 0.995 ? "almost all" : "\(Int((share * 100).rounded())) %"
    return
      "\(percent) of the \(worst.isTooWide ? "width" : "height") of '\(set.name)' is cut off: "
      + "it is \(size), and \(worst.cellPhrase)"
  }

  private static func proportion(of worst: ImageDisplay) -> String {
    let times = worst.distortion > 1e6 ? "over a million" : ImageNumber.text(worst.distortion)
    return "it is \(times) times too \(worst.isTooWide ? "wide" : "high") for the cell"
  }
}

extension ImageDisplay {
  /// How many times wider or higher than the cell the image is in proportion; 1 if it fits.
  fileprivate var distortion: Double {
    guard let stretch else { return 1 }
    // The shape of an absurd vector image can overflow to infinity, or underflow to 0.
    return max(stretch, 1 / stretch)
  }

  /// Whether it has all of its cell, but for a margin, so that its author has chosen its shape.
  fileprivate var isAlone: Bool { min(frame.width / cell.width, frame.height / cell.height) > 0.8 }

  fileprivate var isTooWide: Bool { (stretch ?? 1) > 1 }
}
