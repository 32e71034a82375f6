package import MarqueeImages
package import MarqueeScreen
package import MarqueeSolver

package struct ImageDisplay: Sendable {
  package let place: ImagePlace
  package let device: Device
  let orientation: Orientation
  /// The size of the cell in points.
  package let cell: LayoutExtent
  /// The size of the image's place in the cell, in points.
  let frame: LayoutExtent
  package let variant: ImageVariant
  /// Whether the file replaces a missing one, or is a copy of one for a smaller scale.
  package let isStandIn: Bool
  /// Whether all of it is shown, so that some of its place may stay empty.
  let isWhole: Bool

  /// The width and height of the cell in pixels of the device.
  package var neededPixels: (width: Int, height: Int) {
    (device.pixels(cell.width), device.pixels(cell.height))
  }

  /// How many times larger than its pixels the image is shown; `nil` if that does not matter, as
  /// for vectors and images shown at their own size.
  var enlargement: Double? {
    guard let size = variant.validInfo?.pixelSize, !isEmpty else { return nil }
    let width = frame.width * device.scale / Double(size.width)
    let height = frame.height * device.scale / Double(size.height)
    switch place.fit {
    case .ownSize: return nil
    case .width where !isWhole: return width
    case .cell where !isWhole: return max(width, height)
    case .cell, .width: return min(width, height)
    }
  }

  /// How many times wider than the cell the image is in proportion; below 1 if it is higher, `nil`
  /// if the shape does not matter, as for an image that is shown whole.
  var stretch: Double? {
    guard place.fit != .ownSize, !isWhole, !isEmpty, let shape else { return nil }
    return shape / (frame.width / frame.height)
  }

  private var shape: Double? {
    switch variant.validInfo?.extent {
    case .pixels(let size): Double(size.width) / Double(size.height)
    case .vector(let size): size.map { $0.width / $0.height }
    case nil: nil
    }
  }

  private var isEmpty: Bool { frame.width <= 0 || frame.height <= 0 }
}

extension Device {
  /// A length in points as whole pixels.
  package func pixels(_ points: Double) -> Int {
    // Rounding, rather than rounding up: a fraction below half a pixel needs no further pixel.
    Int(exactly: (points * scale).rounded()) ?? .max
  }
}
