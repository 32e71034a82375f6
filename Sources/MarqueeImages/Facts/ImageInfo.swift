/// The properties of an image, as stored in its file.
package struct ImageInfo: Hashable, Sendable {
  /// The format, determined from the content.
  package var format: ImageFormat
  /// The displayed size, with the orientation applied; `nil` for a format that is only recognized.
  package var extent: ImageExtent?
  /// Whether the colors are the four inks of print (CMYK), which a phone shows differently.
  package var isForPrint: Bool
  /// Whether the stored pixels lie on their side; it is already applied to ``extent``.
  private var isTurned = false
  /// The number of frames; `nil` if it is unknown, as where the file does not say.
  package var frameCount: Int?
  package var byteCount: Int
  /// The coding of pixels in a HEIF file; `nil` for other formats, and if the file does not say.
  package var coding: ImageCoding?

  /// Makes properties; the defaults are those of a single image for screens.
  package init(
    format: ImageFormat, extent: ImageExtent?, isForPrint: Bool = false, frameCount: Int? = 1,
    byteCount: Int, coding: ImageCoding? = nil
  ) {
    self.format = format
    self.extent = extent
    self.isForPrint = isForPrint
    self.frameCount = frameCount
    self.byteCount = byteCount
    self.coding = coding
  }

  /// Turns a pixel image by a quarter, or back; of several orientations in a file, the last counts.
  mutating func turn(_ isTurned: Bool) {
    guard isTurned != self.isTurned, case .pixels(let size) = extent else { return }
    extent = .pixels(size.turned)
    self.isTurned = isTurned
  }

  /// The size in pixels; `nil` for a vector image, and if it is unknown.
  package var pixelSize: PixelSize? {
    if case .pixels(let size) = extent { size } else { nil }
  }

  /// How many bytes the decoded image takes, four per pixel; `nil` if it has no size in pixels.
  package var decodedByteCount: Int? { pixelSize.map { $0.width * $0.height * 4 } }
}
