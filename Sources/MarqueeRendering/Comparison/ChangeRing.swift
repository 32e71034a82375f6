import MarqueeCells
import MarqueeLayout

/// A mark with its frame on a drawn screen.
struct ChangeRing {
  let mark: ChangeMark
  let frame: LayoutRect

  /// The rings of one side; a mark has none if nothing of it is drawn.
  ///
  /// If an item is out of sight, because its row scrolls or an app shows only one item at a time,
  /// its section gets the ring.
  static func rings(for marks: [ChangeMark], on screen: DrawnScreen) -> [ChangeRing] {
    let sections = Dictionary(grouping: screen.views.filter { $0.fault == nil }, by: \.section)
    return marks.compactMap { mark in
      guard let views = sections[mark.section], !views.isEmpty else { return nil }
      let shown = mark.item.map { item in views.filter { $0.item == item } } ?? []
      let isWhole = shown.isEmpty
      let frame = union((isWhole ? views : shown).map(\.frame))
      // The ring of a section encloses those of its cells.
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

  /// A frame, clipped so that its ring stays inside the sides of the screen.
  private static func clipped(_ frame: LayoutRect, to width: Double) -> LayoutRect {
    let start = max(frame.minX, edge)
    let end = max(start, min(frame.maxX, width - edge))
    return LayoutRect(x: start, y: frame.minY, width: end - start, height: frame.height)
  }

  /// The distance of rings from the sides of the screen, so that they are completely visible.
  private static let edge = 3.0

  /// The ring on the screen, with an accessibility label.
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
