/// The properties of an image, as stored in its file.
package struct ImageInfo: Hashable, Sendable {
  /// The format, determined from the content.
  package var format: ImageFormat
  /// The displayed size, after the orientation has been applied; `nil` for a format that is only
  /// recognized.
  package var extent: ImageExtent?
  /// The color model; `nil` for a vector image, and for a format that is only recognized.
  package var colorModel: ColorModel?
  /// Bits per channel, or bits per pixel for an indexed color model; `nil` for a vector image.
  package var bitDepth: Int?
  /// Whether the image can be transparent, by a channel, a mask or a transparent color.
  package var hasAlpha: Bool
  /// The orientation of the stored pixels; it is already applied to ``extent``.
  package var orientation: ImageOrientation
  /// The number of frames; `nil` if it is unknown, as where the header does not say.
  package var frameCount: Int?
  /// How many bytes the file has.
  package var byteCount: Int
  /// The coding of pixels in a HEIF file; `nil` for other formats, and if the file does not say.
  package var coding: ImageCoding?

  /// Makes properties; the defaults are those of a single, opaque image.
  package init(
    format: ImageFormat, extent: ImageExtent?, colorModel: ColorModel? = nil, bitDepth: Int? = nil,
    hasAlpha: Bool = false, orientation: ImageOrientation = .up, frameCount: Int? = 1,
    byteCount: Int, coding: ImageCoding? = nil
  ) {
    self.format = format
    self.extent = extent
    self.colorModel = colorModel
    self.bitDepth = bitDepth
    self.hasAlpha = hasAlpha
    self.orientation = orientation
    self.frameCount = frameCount
    self.byteCount = byteCount
    self.coding = coding
  }

  /// The size in pixels; `nil` for a vector image, and if it is unknown.
  package var pixelSize: PixelSize? {
    if case .pixels(let size) = extent { size } else { nil }
  }

  /// How many bytes the decoded image takes in memory, four per pixel; `nil` if it has no size in pixels.
  package var decodedByteCount: Int? { pixelSize.map { $0.width * $0.height * 4 } }
}
