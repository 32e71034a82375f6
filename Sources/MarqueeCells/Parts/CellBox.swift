package struct CellBox: Hashable, Sendable {
  /// The color of the area; `nil` for none.
  package var fill: ColorRole?
  /// The color of a line of one point around it; `nil` for none.
  package var border: ColorRole?
  /// The radius of its corners in points.
  package var cornerRadius: Double

  package init(fill: ColorRole? = nil, border: ColorRole? = nil, cornerRadius: Double = 0) {
    self.fill = fill
    self.border = border
    self.cornerRadius = cornerRadius
  }
}
