import MarqueeCells
import MarqueeLayout

/// A mark with the frame that it has on a drawn screen.
struct ChangeRing {
  let mark: ChangeMark
  let frame: LayoutRect

  /// The rings of one side; a mark of which nothing is drawn has none.
  ///
  /// An item that is out of sight, in a row that scrolls or as one of several from which an app
  /// chooses, is ringed by its section.
  static func rings(for marks: [ChangeMark], on screen: DrawnScreen) -> [ChangeRing] {
    let sections = Dictionary(grouping: screen.views.filter { $0.fault == nil }, by: \.section)
    return marks.compactMap { mark in
      guard let views = sections[mark.section], !views.isEmpty else { return nil }
      let shown = mark.item.map { item in views.filter { $0.item == item } } ?? []
      let isWhole = shown.isEmpty
      let frame = union((isWhole ? views : shown).map(\.frame))
      // The ring of a section lies around those of its cells.
      return ChangeRing(
        mark: mark,
        frame: clipped(frame.inset(by: .all(isWhole ? -6 : -2)), to: screen.size.width))
    }
  }

  private static func union(_ frames: [LayoutRect]) -> LayoutRect {
    let x = frames.map(\.minX).min() ?? 0
    let y = frames.map(\.minY).min() ?? 0
    return LayoutRect(
      x: x, y: y, width: (frames.map(\.maxX).max() ?? x) - x,
      height: (frames.map(\.maxY).max() ?? y) - y)
  }

  /// The part of a frame that is as far from the sides of the screen as a ring is wide.
  private static func clipped(_ frame: LayoutRect, to width: Double) -> LayoutRect {
    let start = max(frame.minX, edge)
    let end = max(start, min(frame.maxX, width - edge))
    return LayoutRect(x: start, y: frame.minY, width: end - start, height: frame.height)
  }

  /// How far rings keep from the sides of the screen, so that they are seen as a whole.
  private static let edge = 3.0

  /// The ring on the screen; what it says is its label.
  ///
  /// - Parameter label: What happened.
  func node(label: String) -> MarkupNode {
    let place: [MarkupNode.Attribute] = [
      .init("x", SVGNumber.text(frame.minX)), .init("y", SVGNumber.text(frame.minY)),
      .init("width", SVGNumber.text(frame.width)), .init("height", SVGNumber.text(frame.height)),
      .init("rx", "8"),
    ]
    let kind = mark.kind
    let line: [MarkupNode.Attribute] = [
      .init("fill", "none"), .init("stroke", kind.color), .init("stroke-width", "3"),
      .init("stroke-dasharray", kind.dashes),
    ]
    let halo: [MarkupNode.Attribute] = [
      .init("fill", "none"), .init("stroke", "#ffffff"), .init("stroke-width", "6"),
    ]
    let corner = LayoutPoint(x: max(frame.minX, 9), y: max(frame.minY, 9))
    return .make(
      "g",
      [
        "id": mark.id, "class": "ring \(kind.rawValue)", "tabindex": "-1", "role": "img",
        "aria-label": label, "pointer-events": "none",
      ],
      [
        .element("rect", place + halo, []), .element("rect", place + line, []),
        .make(
          "g",
          ["transform": "translate(\(SVGNumber.text(corner.x)) \(SVGNumber.text(corner.y)))"],
          kind.badge),
      ])
  }
}
