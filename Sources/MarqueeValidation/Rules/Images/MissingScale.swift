import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeSolver

extension Rule {
  /// An image without a file for the scale of a device.
  static let missingScale = Rule(
    "missing-scale", ofViews: .images, severity: .warning, reportsOnce: true,
    summary: "an image has files for some scales, but none for a device's scale",
    rationale: """
      The device takes the file of another scale: one with fewer pixels becomes soft, one with more \
      takes more memory than it needs. A single file for all screens and a vector image lack \
      nothing, and no current phone needs 1x. Files for one phone, memory, graphics processor or \
      width class need only the scales of the devices that load them.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: [.image("Images/poster1@2x.png", 232, 348)],
        .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: [
          .image("Images/poster1.png", 116, 174), .image("Images/poster1@3x.png", 348, 522),
        ], .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"), images: [.image("Images/poster1.png", 348, 522)],
        .poster("poster1")),
      .good(
        .item(of: "basic"),
        images: [
          .image("Images/poster1@2x.png", 232, 348), .image("Images/poster1@3x.png", 348, 522),
        ], .poster("poster1")),
    ]
  ) { context, report in
    // If a set's description does not match its files, that is reported there.
    for usage in context.imageUsages.usages where !usage.set.isBroken {
      let lacking = context.devices.compactMap { device in
        missing(in: usage.set, for: device).map { (device: device, factor: $0, slot: $1) }
      }
      guard let value = usage.firstValue, let first = lacking.first else { continue }
      let others = Set(lacking.map(\.factor)).subtracting([first.factor]).sorted()
      report.add(
        at: value, Message.lacks(usage, first.factor, first.device, first.slot),
        notes: [Note("missing on \(lacking.count) of \(context.devices.count) devices")]
          + others.map { Note("a file for \($0)x is missing too") })
    }
  }

  /// The scale that a device needs but the image lacks, and the conditions of the files that lack it.
  private static func missing(in set: ImageSet, for device: Device) -> (Int, ImageSlot)? {
    // A screen between two scales uses the larger file.
    guard
      let wanted = ImageScale.allCases.first(where: { scale in
        scale.factor.map { Double($0) >= min(device.scale, 3) } ?? false
      }), let factor = wanted.factor, factor > 1
    else { return nil }
    let groups = set.groups(on: device)
    return groups.first { group in
      group.isScaled && !group.has(wanted)
        // Files for a rarer condition are additional; those for all devices have the scale.
        && !groups.contains { $0.has(wanted) && $0.serves(group) }
    }.map { (factor, $0.conditions) }
  }
}

private enum Message {
  static func lacks(
    _ usage: ImageUsage, _ factor: Int, _ device: Device, _ conditions: ImageSlot
  ) -> String {
    let which = conditions == ImageSlot() ? "" : " (\(conditions))"
    return "'\(usage.set.name)'\(which) has no file for \(factor)x, the scale of \(device.title)"
  }
}
