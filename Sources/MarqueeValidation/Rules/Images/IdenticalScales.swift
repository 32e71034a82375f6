import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  /// Files for different scales that have the same pixels.
  static let identicalScales = Rule(
    "identical-scales", ofViews: .images, severity: .warning, reportsOnce: true,
    summary: "an image's files for different scales have the same size in pixels",
    rationale: """
      Files for scales are one drawing at several densities. If two are equally large, one of them \
      was copied: the larger scale has too few pixels, or the smaller one wastes memory.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [
          .image("Images/poster1@2x.png", 348, 522), .image("Images/poster1@3x.png", 348, 522),
        ], .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: [
          .image("Images/poster1@2x.png", 348, 522),
          .image("Images/poster1@3x~ipad.png", 348, 522),
          .image("Images/poster1@3x.png", 522, 783),
        ], .poster("poster1")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages {
      let groups = context.idioms.flatMap { usage.set.groups(for: $0) }
      guard let value = usage.firstValue,
        let (first, second, size) = groups.lazy.compactMap(equal).first
      else { continue }
      report.add(
        at: value, Message.areEqual(first, second, size),
        notes: [first.note, second.note])
    }
  }

  /// Two files of a group with the same size that differ only in scale.
  private static func equal(
    _ group: ImageVariantGroup
  ) -> (ImageVariant, ImageVariant, PixelSize)? {
    for (first, second) in zip(group.variants, group.variants.dropFirst()) {
      guard let size = first.validInfo?.pixelSize, size == second.validInfo?.pixelSize,
        first.slot.scale != second.slot.scale
      else { continue }
      return (first, second, size)
    }
    return nil
  }
}

private enum Message {
  static func areEqual(
    _ first: ImageVariant, _ second: ImageVariant, _ size: PixelSize
  ) -> String {
    "'\(first.file.name)' and '\(second.file.name)' are both \(size) px"
  }
}
