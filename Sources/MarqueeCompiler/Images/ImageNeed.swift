package import MarqueeScreen
package import MarqueeSolver
import MarqueeValidation

/// The pixels that an image needs to fill cells on some devices.
package struct ImageNeed: Hashable, Sendable {
  /// The devices' scale, in pixels per point.
  package let scale: Double
  /// The width of the widest cell in pixels.
  package private(set) var width: Int
  /// The height of the highest cell in pixels; `nil` if texts of the cell determine it.
  package private(set) var height: Int?

  /// The needs of one cell on a device; `nil` if the image is shown at its own size.
  package init?(cell: LayoutExtent, fit: ImageFit, on device: Device) {
    guard fit != .ownSize else { return nil }
    scale = device.scale
    width = device.pixels(cell.width)
    height = fit == .cell ? device.pixels(cell.height) : nil
  }

  /// The needs of several cells, one per scale in ascending order.
  package static func merged(_ needs: some Sequence<ImageNeed>) -> [ImageNeed] {
    let byScale = Dictionary(needs.map { ($0.scale, $0) }) { one, other in
      var merged = one
      merged.width = max(one.width, other.width)
      merged.height = [one.height, other.height].compactMap(\.self).max()
      return merged
    }
    return byScale.values.sorted { $0.scale < $1.scale }
  }

  /// `501×870 px`, or `320 px wide`.
  package var description: String {
    height.map { "\(width)×\($0) px" } ?? "\(width) px wide"
  }
}
