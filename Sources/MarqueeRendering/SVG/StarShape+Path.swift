import MarqueeCells
import MarqueeLayout

extension StarShape {
  /// The outline of a star as SVG path data.
  static func path(center: LayoutPoint, radius: Double) -> String {
    let points = corners.map { corner in
      "\(SVGNumber.text(center.x + corner.x * radius)) "
        + SVGNumber.text(center.y + corner.y * radius)
    }
    return "M\(points.joined(separator: "L"))Z"
  }
}
