import MarqueeCells
import MarqueeScreen
import MarqueeSolver

struct ChangeRing {
  let mark: ChangeMark
  let frame: LayoutRect
  /// Whether the item is out of sight, because its row scrolls, or an app shows only one item at a
  /// time.
  let isHidden: Bool

  /// The rings of one side; a mark has none if nothing of it is drawn.
  ///
  /// An item that is out of sight has a small ring at the end of its row: one around the row would
  /// say that the whole section has changed.
  ///
  /// - Parameter direction: The reading direction, in which rows scroll.
  static func rings(
    for marks: [ChangeMark], on screen: DrawnScreen, _ direction: ReadingDirection
  ) -> [ChangeRing] {
    let sections = Dictionary(
      grouping: screen.views.filter { $0.fault == nil && !$0.isExtra }, by: \.section)
    let width = screen.size.width
    var hiddenCounts: [Int: Int] = [:]
    return marks.compactMap { mark in
      let views = sections[mark.section, default: []]
      let shown = views.filter { mark.item == nil || mark.item == $0.item }
      if let frame = LayoutRect(around: shown.map(\.frame)) {
        // The ring of a section encloses those of its cells, and no line covers text at their
        // edges.
        let ring = frame.inset(by: .all(mark.item == nil ? -9 : -5))
        let start = max(ring.minX, edge)
        let end = max(start, min(ring.maxX, width - edge))
        return ChangeRing(
          mark: mark,
          frame: LayoutRect(x: start, y: ring.minY, width: end - start, height: ring.height),
          isHidden: false)
      }
      let cells = views.filter { $0.item != nil }
      guard let row = LayoutRect(around: (cells.isEmpty ? views : cells).map(\.frame)) else {
        return nil
      }
      // As many as fit are below each other; further ones cover them.
      let rank = hiddenCounts[mark.section, default: 0] % max(1, Int(row.height / hiddenStep))
      hiddenCounts[mark.section, default: 0] += 1
      let x = direction == .leftToRight ? max(edge, width - edge) - hiddenSize : edge
      return ChangeRing(
        mark: mark,
        frame: LayoutRect(
          x: x, y: row.minY + Double(rank) * hiddenStep, width: hiddenSize, height: hiddenSize),
        isHidden: true)
    }
  }

  /// The distance of rings from the sides of the screen, so that they are completely visible.
  private static let edge = 3.0
  private static let hiddenSize = 20.0
  private static let hiddenStep = 28.0

  /// The ring on the screen, with an accessibility label.
  ///
  /// - Parameter label: What happened.
  func node(label: String) -> MarkupNode {
    """
    <g id="\(mark.id)" class="ring \(mark.kind.rawValue)\(isHidden ? " aside" : "")" tabindex="-1" \
    role="img" aria-label="\(label)" pointer-events="none">\(mark.kind.lines(around: frame))</g>
    """
  }
}
