/// A coloured area behind a part.
package struct CellBox: Hashable, Sendable {
  /// The colour of the area; `nil` for none.
  package var fill: ColorRole?
  /// The colour of a line of one point around it; `nil` for none.
  package var border: ColorRole?
  /// The radius of its corners in points.
  package var cornerRadius = 0.0
}
