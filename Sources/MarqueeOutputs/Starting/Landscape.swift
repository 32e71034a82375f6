import MarqueePlatform

/// A landscape for the images of a new content folder: a sky, a sun or moon, and hills.
struct Landscape: Sendable {
  struct Hills: Sendable {
    /// The color at their top; they are darker below.
    let color: IndexedImage.Color
    /// How high they are, as a share of the image's height.
    let height: Double
    /// How many hills fit into the width.
    let count: Double
    /// Where they begin, in hills.
    let shift: Double
  }

  /// The colors of the sky, at the top and at the horizon.
  let sky: (top: IndexedImage.Color, bottom: IndexedImage.Color)
  let sun: IndexedImage.Color
  /// The center of the sun, as shares of width and height, and its radius as a share of the width.
  let place: (x: Double, y: Double, radius: Double)
  /// The hills, the farthest first.
  let hills: [Hills]

  /// How many colors the sky and each row of hills have.
  private static let skyCount = 128
  private static let hillCount = 24

  /// Draws the landscape.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  func image(width: Int, height: Int) -> IndexedImage {
    let palette =
      (0..<Self.skyCount).map {
        IndexedImage.Color.between(sky.top, sky.bottom, Double($0) / Double(Self.skyCount - 1))
      } + [sun]
      + hills.flatMap { hills in
        (0..<Self.hillCount).map {
          IndexedImage.Color.between(
            hills.color, IndexedImage.Color(0x10_1820), Double($0) / Double(Self.hillCount) * 0.6)
        }
      }
    let tops = hills.map { hills in
      (0..<width).map { column -> Double in
        let angle = (Double(column) / Double(width) * hills.count + hills.shift) * 2 * Double.pi
        let wave = (sin(angle) + 0.4 * sin(angle * 2.3 + 1)) / 1.4
        return (1 - hills.height * (0.8 + 0.2 * wave)) * Double(height)
      }
    }
    let center = (x: place.x * Double(width), y: place.y * Double(height))
    let radius = place.radius * Double(width)
    return IndexedImage(width: width, height: height, palette: palette) { column, row in
      let y = Double(row)
      if let number = tops.indices.last(where: { y >= tops[$0][column] }) {
        // The shade depends on the row only, because equal pixels in a row need little space.
        let share = (y / Double(height) - 1 + hills[number].height) / hills[number].height
        let shade = Int(max(0, share) * Double(Self.hillCount - 1))
        return UInt8(Self.skyCount + 1 + number * Self.hillCount + shade)
      }
      let (dx, dy) = (Double(column) - center.x, y - center.y)
      guard dx * dx + dy * dy > radius * radius else { return UInt8(Self.skyCount) }
      return UInt8(row * Self.skyCount / height)
    }
  }
}
