import MarqueeDiagnostics
import MarqueeLayout
import MarqueeLoading

extension Rule {
  /// A layout whose sections stay empty.
  static let sectionLaysOutNothing = Rule(
    "section-lays-out-nothing", group: .layout, severity: .error,
    summary: "a layout's first item does not fit, so its sections show nothing",
    rationale: """
      When not even one item fits into a group, UIKit lays out nothing at all: the section \
      disappears from the screen without any error. Often points were written as a fraction: \
      write 160 points as 'absolute', not as 'fractionalWidth'.
      """,
    examples: [
      .bad(.layout, .layout(itemWidth: .marked(.fractionalWidth(160)))),
      .good(.layout, .layout(itemWidth: .absolute(160))),
    ]
  ) { context, report in
    for (layout, faults) in zip(context.catalog.layouts, context.layoutFaults) {
      guard let fault = faults.first else { continue }
      let others =
        faults.count == context.devices.count
        ? "on every device" : "on \(faults.count) of \(context.devices.count) devices"
      report.add(
        at: layout.itemSide(layout.axisSide, in: context.document),
        Message.nothing(layout.name, fault.reason),
        notes: [Note("on \(fault.device.title), and \(others) in all")])
    }
  }
}

private enum Message {
  static func nothing(_ name: String, _ fault: LayoutFault.Reason) -> String {
    switch fault {
    case .noRoom:
      "the item does not fit into its group, so sections with layout '\(name)' show nothing"
    case .numberOutOfRange: "layout '\(name)' holds a number that no screen can show"
    default: "sections with layout '\(name)' show nothing"
    }
  }
}
