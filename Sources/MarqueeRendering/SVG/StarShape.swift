import MarqueeLayout

/// The outline of a star with five points.
enum StarShape {
  /// The ten corners of a star of radius 1, from the top to the right: points and the notches between.
  ///
  /// They are written down, not computed, so that every platform draws the same bytes: the sines
  /// and cosines of multiples of 36 degrees, notches at four tenths of the radius.
  private static let corners: [(x: Double, y: Double)] = [
    (0, -1), (0.235114, -0.323607), (0.951057, -0.309017), (0.380423, 0.123607),
    (0.587785, 0.809017), (0, 0.4), (-0.587785, 0.809017), (-0.380423, 0.123607),
    (-0.951057, -0.309017), (-0.235114, -0.323607),
  ]

  /// The outline as SVG path data.
  static func path(center: Point, radius: Double) -> String {
    let points = corners.map { corner in
      "\(SVGNumber.text(center.x + corner.x * radius)) "
        + SVGNumber.text(center.y + corner.y * radius)
    }
    return "M\(points.joined(separator: "L"))Z"
  }
}
