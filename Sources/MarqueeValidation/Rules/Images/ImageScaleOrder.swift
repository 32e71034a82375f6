import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  /// Files for several scales whose sizes are in the wrong order, or whose shapes differ.
  static let imageScaleOrder = Rule(
    "image-scale-order", ofViews: .images, severity: .warning, reportsOnce: true,
    summary: "an image's file for a larger scale is smaller, or of another shape",
    rationale: """
      Files for scales are one drawing at several densities: that of 3x is half as wide again as that \
      of 2x. If it is smaller, the two were swapped or one was scaled wrongly; if it has another \
      shape, devices show two different images under one name.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [
          .image("poster1@2x.png", 522, 783), .image("poster1@3x.png", 348, 522),
        ], .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: [
          .image("poster1@2x.png", 348, 522), .image("poster1@3x.png", 522, 522),
        ], .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: [
          .image("poster1@2x.png", 348, 523), .image("poster1@3x.png", 522, 784),
        ], .poster("poster1")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages {
      let groups = context.idioms.flatMap { usage.set.groups(for: $0) }
      guard let value = usage.firstValue, let fault = groups.lazy.compactMap(fault).first else {
        continue
      }
      report.add(
        at: value, Message.differs(fault), notes: [fault.small.note, fault.large.note])
    }
  }

  /// Two files, the one for the smaller scale first.
  fileprivate struct ScaleFault {
    let small: ImageVariant
    let smallSize: PixelSize
    let large: ImageVariant
    let largeSize: PixelSize
    /// Whether the two have different shapes; otherwise the second one is smaller.
    let isShape: Bool
  }

  private static func fault(in group: ImageVariantGroup) -> ScaleFault? {
    let sized = group.variants.compactMap { variant in
      variant.validInfo?.pixelSize.map { (variant, $0) }
    }
    for ((small, smallSize), (large, largeSize)) in zip(sized, sized.dropFirst()) {
      // A file without a scale serves all of them, and another rule reports equal sizes.
      guard small.slot.scale != large.slot.scale, small.slot.scale != .any, smallSize != largeSize
      else { continue }
      let isShape = !smallSize.hasShape(of: largeSize)
      guard isShape || largeSize.isWithin(smallSize) else { continue }
      return ScaleFault(
        small: small, smallSize: smallSize, large: large, largeSize: largeSize, isShape: isShape)
    }
    return nil
  }
}

extension PixelSize {
  /// Whether neither side is longer than the other size's.
  fileprivate func isWithin(_ other: PixelSize) -> Bool {
    width <= other.width && height <= other.height
  }

  /// Whether the sides have the same ratio, apart from rounding to whole pixels and 2 %.
  fileprivate func hasShape(of other: PixelSize) -> Bool {
    let expected = Double(height) * Double(other.width) / Double(width)
    let rounding = max(1, Double(other.width) / Double(width), expected / Double(width))
    return abs(expected - Double(other.height)) <= max(rounding, 0.02 * Double(other.height))
  }
}

private enum Message {
  static func differs(_ fault: Rule.ScaleFault) -> String {
    let files =
      "'\(fault.large.file.name)' is \(fault.largeSize) px, '\(fault.small.file.name)' \(fault.smallSize) px"
    return fault.isShape
      ? "\(files): they have different shapes" : "\(files): the larger scale has fewer pixels"
  }
}
