import MarqueeScreen

extension TextFont {
  /// The height of a line in points, as an estimate.
  public var lineHeight: Double { points(InterMetrics.ascent + InterMetrics.descent) }

  /// The distance from the top of a line to its baseline in points, as an estimate.
  public var ascender: Double { points(InterMetrics.ascent) }

  /// The size at which the width of every character is a whole number.
  package static let wholeUnitSize = Double(InterMetrics.unitsPerEm)

  /// Converts units of the table to points in this font.
  func points(_ units: Int) -> Double {
    guard pointSize > 0, pointSize <= LayoutSection.maximumNumber else { return 0 }
    return Double(units) * pointSize / Double(InterMetrics.unitsPerEm)
  }
}
