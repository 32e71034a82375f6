package import MarqueeScreen

package struct Numeral: Hashable, Sendable {
  package var number: Int
  /// Where it ends, on its baseline; in a right-to-left cell, where it begins.
  package var end: LayoutPoint
  package var pointSize: Double
  /// Its horizontal scale: 1 for the font's own width.
  package var narrowing: Double
  /// The width of its outline; half of it is outside the numeral.
  package var strokeWidth: Double
}
