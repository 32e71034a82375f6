/// The width and height of an image in pixels, both at least 1.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The most pixels that an image can have: 2²⁸ pixels take 1 GiB in memory, more than a phone
  /// allows for one image.
  package static let maximumPixelCount = 1 << 28

  package let width: Int
  package let height: Int

  /// Makes a size; `nil` if a side is less than 1.
  package init?(width: Int, height: Int) {
    guard width >= 1, height >= 1 else { return nil }
    self.width = width
    self.height = height
  }

  package var description: String { "\(width)×\(height)" }

  /// The size after a quarter turn.
  var turned: PixelSize { PixelSize(width: height, height: width) ?? self }

  /// Whether the image has more than ``maximumPixelCount`` pixels.
  package var isTooLarge: Bool {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow || count > Self.maximumPixelCount
  }
}
