import MarqueeDiagnostics
import MarqueeLayout
import MarqueeLoading

extension Rule {
  /// Items larger than the group that holds them.
  static let itemsOverflowGroup = Rule(
    "items-overflow-group", group: .layout, severity: .warning,
    summary: "the items of a layout are larger than their group",
    rationale: """
      UIKit keeps such items as they are: they stick out of their group and overlap the next one. \
      The spacing between groups does not change.
      """,
    examples: [
      .bad(.layout, .layout(itemHeight: .marked(.absolute(300)))),
      .good(.layout, .layout(itemHeight: .absolute(200))),
    ]
  ) { context, report in
    for layout in context.catalog.layouts {
      guard let section = layout.model else { continue }
      let worst = context.devices.lazy.compactMap { device -> (Device, String, Double)? in
        let overflow = LayoutProbe(section: section, device: device).overflow
        if overflow.height > tolerance { return (device, "height", overflow.height) }
        if overflow.width > tolerance { return (device, "width", overflow.width) }
        return nil
      }.first
      guard let (device, side, length) = worst else { continue }
      report.add(
        at: layout.itemSide(side, in: context.document),
        Message.overflow(layout.name, side, length),
        notes: [Note("on \(device.title)")])
    }
  }

  /// Less than this is rounding, in points.
  private static let tolerance = 1.0
}

private enum Message {
  static func overflow(_ name: String, _ side: String, _ length: Double) -> String {
    let points = (length * 10).rounded() / 10
    return "an item of layout '\(name)' is \(points) points more in \(side) than its group"
  }
}
