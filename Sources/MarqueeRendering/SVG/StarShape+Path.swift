import MarqueeCells

extension StarShape {
  static let rowID = "stars"
  /// The distance between the stars of ``row``.
  static let drawnPitch = 100.0

  /// Five stars, which all ratings of a document refer to.
  ///
  /// They begin at x 0 and are centered at y 0.
  static let row: MarkupNode = """
    <path id="\(rowID)" \
    d="\((0..<5).map { path(centerX: (Double($0) + 0.5) * drawnPitch) }.joined())"/>
    """

  private static func path(centerX: Double) -> String {
    let points = corners.map { corner in
      "\(SVGNumber.text(centerX + corner.x * drawnPitch * radius)) "
        + SVGNumber.text(corner.y * drawnPitch * radius)
    }
    return "M\(points.joined(separator: "L"))Z"
  }
}
