/// What an image's file says of the image.
package struct ImageInfo: Hashable, Sendable {
  /// The format, told by the content.
  package var format: ImageFormat
  /// The size in which it is shown, its orientation applied.
  package var extent: ImageExtent
  /// How color is stored; `nil` for a vector image.
  package var colorModel: ColorModel?
  /// Bits per channel, or per pixel where the color model is indexed; `nil` for a vector image.
  package var bitDepth: Int?
  /// Whether parts may be transparent, by a channel, a mask or a transparent color.
  package var hasAlpha: Bool
  /// How the stored pixels are turned; ``extent`` has it applied already.
  package var orientation: ImageOrientation
  /// How many frames or pages follow one another; `nil` where only the header was read and it does
  /// not say.
  package var frameCount: Int?
  /// How many bytes the file has.
  package var byteCount: Int
  /// How a HEIF file codes its pixels; `nil` for other formats, and where the file does not say.
  package var coding: ImageCoding?

  /// Makes facts; those that are left out are the ones of a single, opaque image.
  package init(
    format: ImageFormat, extent: ImageExtent, colorModel: ColorModel? = nil, bitDepth: Int? = nil,
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

  /// The size in pixels; `nil` for a vector image.
  package var pixelSize: PixelSize? {
    if case .pixels(let size) = extent { size } else { nil }
  }

  /// How many bytes the image takes in memory, four for each pixel; `nil` for a vector image.
  package var decodedByteCount: Int? { pixelSize.map { $0.width * $0.height * 4 } }

  /// Whether it is made of shapes, sharp at any size.
  package var isVector: Bool { pixelSize == nil }
}
