import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// A mark with its frame on a drawn screen.
struct ChangeRing {
  let mark: ChangeMark
  let frame: LayoutRect
  /// The side of the row beyond which the item is; `nil` if the item or section is in sight.
  let hiddenSide: HiddenSide?

  /// A side of a row that scrolls.
  enum HiddenSide {
    case left, right
  }

  /// The rings of one side; a mark has none if nothing of it is drawn.
  ///
  /// If an item is out of sight, because its row scrolls or an app shows only one item at a time, a
  /// tag at the end of its row takes the place of the ring: a ring around the row would say that
  /// the whole section has changed.
  ///
  /// - Parameter direction: The reading direction, in which rows scroll.
  static func rings(
    for marks: [ChangeMark], on screen: DrawnScreen, _ direction: ReadingDirection
  ) -> [ChangeRing] {
    let sections = Dictionary(grouping: screen.views.filter { $0.fault == nil }, by: \.section)
    let hiddenSide: HiddenSide = direction == .leftToRight ? .right : .left
    var tagCounts: [Int: Int] = [:]
    return marks.compactMap { mark in
      guard let views = sections[mark.section], !views.isEmpty else { return nil }
      let width = screen.size.width
      guard let item = mark.item else {
        // The ring of a section encloses those of its cells.
        let frame = union(views.map(\.frame)).inset(by: .all(-sectionDistance))
        return ChangeRing(mark: mark, frame: clipped(frame, to: width), hiddenSide: nil)
      }
      let shown = views.filter { $0.item == item }
      guard shown.isEmpty else {
        let frame = union(shown.map(\.frame)).inset(by: .all(-itemDistance))
        return ChangeRing(mark: mark, frame: clipped(frame, to: width), hiddenSide: nil)
      }
      let cells = views.filter { $0.item != nil }
      let row = union((cells.isEmpty ? views : cells).map(\.frame))
      let frame = ChangeTag.frame(
        number: tagCounts[mark.section, default: 0], beside: row, hiddenSide,
        between: edge...max(edge, width - edge))
      tagCounts[mark.section, default: 0] += 1
      return ChangeRing(mark: mark, frame: frame, hiddenSide: hiddenSide)
    }
  }

  /// The distance of a ring from an item: its line must not cover text at the edge of a cell.
  private static let itemDistance = 5.0
  /// The distance of a ring from a section.
  private static let sectionDistance = 9.0

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
    if let hiddenSide {
      return ChangeTag.node(for: mark, in: frame, hiddenSide, label: label)
    }
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
