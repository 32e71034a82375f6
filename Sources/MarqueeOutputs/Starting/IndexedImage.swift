import MarqueeScreen

/// An image of up to 256 colors, drawn in code.
struct IndexedImage: Sendable {
  /// A color in sRGB, each part from 0 to 255.
  struct Color: Hashable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// Makes a color from its digits, such as `0xF2A65A`.
    init(_ digits: UInt32) {
      red = UInt8(truncatingIfNeeded: digits >> 16)
      green = UInt8(truncatingIfNeeded: digits >> 8)
      blue = UInt8(truncatingIfNeeded: digits)
    }

    private init(_ parts: [Double]) {
      (red, green, blue) = (UInt8(parts[0]), UInt8(parts[1]), UInt8(parts[2]))
    }

    /// Returns the color between two others.
    ///
    /// - Parameter share: How far it is from the first, from 0 to 1.
    static func between(_ first: Color, _ second: Color, _ share: Double) -> Color {
      let pairs = [
        (first.red, second.red), (first.green, second.green), (first.blue, second.blue),
      ]
      return Color(pairs.map { (Double($0) + (Double($1) - Double($0)) * share).rounded() })
    }
  }

  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The colors; at most 256.
  let palette: [Color]
  /// The index of each pixel's color, row by row from the top.
  let pixels: [UInt8]

  /// Draws an image.
  ///
  /// - Parameter color: Returns the index of the color of the pixel at a column and row.
  init(
    width: Int, height: Int, palette: [Color], _ color: (_ column: Int, _ row: Int) -> UInt8
  ) {
    self.width = width
    self.height = height
    self.palette = palette
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width { pixels.append(color(column, row)) }
    }
    self.pixels = pixels
  }
}
