import MarqueeCells
import MarqueeScreen

extension CellColor {
  /// The color in CSS and SVG notation: `#ff0000`.
  var hexadecimal: String { "#" + bytes.hexadecimal(digitCount: 6) }
}
