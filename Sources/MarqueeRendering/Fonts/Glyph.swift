/// The outline of a character in units of its font, with quadratic curves, as TrueType has it.
struct Glyph: Hashable, Sendable {
  /// How far the next character is away.
  let advance: Int
  /// Closed curves, clockwise around what is filled; none for a space.
  let contours: [[Point]]

  /// A point of a contour: on the curve, or what a curve is drawn to.
  ///
  /// In the middle between two points that are not on the curve there is one that is.
  struct Point: Hashable, Sendable {
    var x: Int
    /// Up from the base line.
    var y: Int
    var isOnCurve: Bool
  }

  /// A rectangle that all points lie in.
  struct Bounds: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
  }

  /// What all points lie in; `nil` for a glyph that draws nothing.
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
