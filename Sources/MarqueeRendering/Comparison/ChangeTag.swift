import MarqueeScreen

/// A tag at the end of a row, for a change of an item that is out of sight.
enum ChangeTag {
  private static let width = 44.0
  private static let height = 24.0
  /// The distance between the tops of two tags of a row.
  private static let step = 28.0
  /// The color of the tag's ground, in front of any image.
  private static let ground = "#ffffff"

  /// Returns the frame of a tag.
  ///
  /// - Parameters:
  ///   - number: The number of tags that the row already has.
  ///   - row: The cells of the row.
  ///   - side: The side of the row at whose end the tag is.
  ///   - ends: The left and the right end that a tag may reach.
  static func frame(
    number: Int, beside row: LayoutRect, _ side: ChangeRing.HiddenSide,
    between ends: ClosedRange<Double>
  ) -> LayoutRect {
    // As many as fit are below each other; further ones cover them.
    let room = max(1, Int(row.height / step))
    let rank = Double(number % room)
    let top = max(row.minY, row.minY + (row.height - height) / 2 - Double(room - 1) / 2 * step)
    return LayoutRect(
      x: side == .right ? ends.upperBound - width : ends.lowerBound, y: top + rank * step,
      width: width, height: height)
  }

  /// The tag, with an accessibility label: the sign of what happened, and an arrow to the hidden
  /// side.
  static func node(
    for mark: ChangeMark, in frame: LayoutRect, _ side: ChangeRing.HiddenSide, label: String
  ) -> MarkupNode {
    .make(
      "g",
      [
        "id": mark.id, "class": "ring \(mark.kind.rawValue) aside", "tabindex": "-1",
        "role": "img", "aria-label": label, "pointer-events": "none",
      ], shape(in: frame, side, color: mark.kind.color, badge: mark.kind.badge))
  }

  /// The tag of the legend.
  static let legend: [MarkupNode] = shape(
    in: LayoutRect(x: 2, y: 1, width: width, height: height), .right, color: "#57606a", badge: [])

  private static func shape(
    in frame: LayoutRect, _ side: ChangeRing.HiddenSide, color: String, badge: [MarkupNode]
  ) -> [MarkupNode] {
    func rect(_ stroke: String, _ strokeWidth: String) -> MarkupNode {
      .make(
        "rect",
        [
          "x": SVGNumber.text(frame.minX), "y": SVGNumber.text(frame.minY),
          "width": SVGNumber.text(frame.width), "height": SVGNumber.text(frame.height),
          "rx": "12", "fill": ground, "stroke": stroke, "stroke-width": strokeWidth,
        ])
    }
    let middle = frame.minY + frame.height / 2
    let (badgeX, arrowX) =
      side == .right
      ? (frame.minX + 13, frame.maxX - 12) : (frame.maxX - 13, frame.minX + 12)
    let arrow = side == .right ? "M-3-6 3 0-3 6" : "M3-6-3 0 3 6"
    func placed(_ x: Double, _ nodes: [MarkupNode]) -> MarkupNode {
      .make(
        "g", ["transform": "translate(\(SVGNumber.text(x)) \(SVGNumber.text(middle)))"], nodes)
    }
    let path = MarkupNode.make(
      "path",
      [
        "d": arrow, "fill": "none", "stroke": color, "stroke-width": "2.5",
        "stroke-linecap": "round", "stroke-linejoin": "round",
      ])
    let signs = badge.isEmpty ? [] : [placed(badgeX, badge)]
    return [rect(ground, "5"), rect(color, "2")] + signs + [placed(arrowX, [path])]
  }
}
