package import MarqueeLayout

/// A large outlined numeral.
package struct Numeral: Hashable, Sendable {
  /// What it says.
  package var number: Int
  /// Where it ends, on its base line; read from right to left, where it begins.
  package var end: LayoutPoint
  /// The size of its font.
  package var pointSize: Double
  /// How narrow it is drawn: 1 for as wide as its font is.
  package var narrowing: Double
  /// The width of its outline; half of it is outside the numeral.
  package var strokeWidth: Double
}
