import MarqueeCells

extension CellColor {
  /// The color in CSS and SVG notation: `#ff0000`.
  var hexadecimal: String {
    let digits = String(bytes, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
