import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let imageScales = Rule(
    "image-scales", group: .images, severity: .warning,
    parts: ["identical-scales", "image-scale-order"], isOfViews: true, reportsOnce: true,
    summary: "an image's files for two scales are equally large, in the wrong order, or differ",
    rationale: """
      Files for scales are one drawing at several densities: that of 3x is half as wide again as that \
      of 2x. If it is as large, it was copied; if it is smaller, the two were swapped or one was \
      scaled wrongly; if it has another shape, devices show two different images under one name.
      """,
    examples: [
      scales((348, 522), (348, 522), "⟦poster1⟧"),
      scales((522, 783), (348, 522), "⟦poster1⟧"),
      scales((348, 522), (522, 522), "⟦poster1⟧"),
      scales((348, 523), (522, 784), "poster1"),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages {
      guard let value = usage.firstValue, usage.set.variants.count > 1 else { continue }
      let pairs = context.idioms.flatMap { usage.set.groups(for: $0) }.flatMap(\.scalePairs)
      func add(_ part: RuleIdentifier, _ pair: ScalePair, _ message: String) {
        report.add(
          at: value, part: part, message, notes: [pair.small.variant.note, pair.large.variant.note])
      }
      if let pair = pairs.first(where: { $0.small.size == $0.large.size }) {
        add(
          "identical-scales", pair,
          "\(pair.small.name) and \(pair.large.name) are both \(pair.small.size) px")
      }
      if let pair = pairs.first(where: \.isOutOfOrder) {
        let fault =
          pair.hasOneShape ? "the larger scale has fewer pixels" : "they have different shapes"
        add(
          "image-scale-order", pair,
          "\(pair.large.name) is \(pair.large.size) px, \(pair.small.name) \(pair.small.size) px: \(fault)"
        )
      }
    }
  }

  /// A poster with a file for 2x and one for 3x.
  private static func scales(
    _ small: (Int, Int), _ large: (Int, Int), _ name: ExampleValue
  ) -> RuleExample {
    .bad(
      .item(of: "basic"),
      images: [
        .image("poster1@2x.png", small.0, small.1), .image("poster1@3x.png", large.0, large.1),
      ], .poster(name))
  }
}

/// The files of an image for a scale and for the next larger one.
private struct ScalePair {
  struct File {
    let variant: ImageVariant
    let size: PixelSize

    var name: String { "'\(variant.file.name)'" }
  }

  let small: File
  let large: File

  /// Whether the larger scale is smaller, or of another shape.
  var isOutOfOrder: Bool {
    // A file without a scale serves all of them.
    small.variant.slot.scale != .any && small.size != large.size
      && (!hasOneShape
        || large.size.width <= small.size.width && large.size.height <= small.size.height)
  }

  /// Whether the sides have the same ratio, apart from rounding to whole pixels and 2 %.
  var hasOneShape: Bool {
    let growth = Double(large.size.width) / Double(small.size.width)
    let expected = Double(small.size.height) * growth
    let rounding = max(1, growth, expected / Double(small.size.width))
    return abs(expected - Double(large.size.height))
      <= max(rounding, 0.02 * Double(large.size.height))
  }
}

extension ImageVariantGroup {
  fileprivate var scalePairs: [ScalePair] {
    let sized = variants.compactMap { variant in
      variant.validInfo?.pixelSize.map { ScalePair.File(variant: variant, size: $0) }
    }
    return zip(sized, sized.dropFirst())
      .filter { $0.variant.slot.scale != $1.variant.slot.scale }.map(ScalePair.init)
  }
}
