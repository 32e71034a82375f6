/// The outline of a character in font units, with quadratic curves as in TrueType.
struct Glyph: Hashable, Sendable {
  let advance: Int
  /// Closed curves, clockwise around filled areas; empty for a space.
  let contours: [[Point]]

  /// A point of a contour: on the curve, or a control point.
  ///
  /// The curve passes through the midpoint of two successive control points.
  struct Point: Hashable, Sendable {
    var x: Int
    /// The height above the base line.
    var y: Int
    var isOnCurve: Bool
  }

  /// A rectangle that contains all points.
  struct Bounds: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
  }

  /// The bounds of all points; `nil` for an empty glyph.
  var bounds: Bounds? {
    var bounds: Bounds?
    for point in contours.joined() {
      bounds = Bounds(
        minX: min(bounds?.minX ?? point.x, point.x), minY: min(bounds?.minY ?? point.y, point.y),
        maxX: max(bounds?.maxX ?? point.x, point.x), maxY: max(bounds?.maxY ?? point.y, point.y))
    }
    return bounds
  }
}
