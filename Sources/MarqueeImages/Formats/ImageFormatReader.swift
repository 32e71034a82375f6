/// One file format: how it is recognized, and how its header is read.
protocol ImageFormatReader: SendableMetatype {
  /// The formats that it reads.
  static var formats: [ImageFormat] { get }

  /// What files begin with, as far as a file that is cut off there can be recognized.
  static var signatures: [[UInt8]] { get }

  /// The format of a file that begins with some bytes; `nil` if it is not of this kind.
  ///
  /// - Parameter start: The first bytes, at most ``ImageInspection/startByteCount``.
  static func format(of start: [UInt8]) -> ImageFormat?

  /// Reads the facts and, at depth ``ReadingDepth/whole``, checks that all of the file is there.
  ///
  /// - Parameters:
  ///   - format: What ``format(of:)`` said.
  ///   - info: Gets the facts as soon as they are known, so that a file damaged further on keeps
  ///     them.
  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault)
}

extension ImageFormatReader {
  static var signatures: [[UInt8]] { [] }
}

extension ImageInfo {
  /// An image of pixels that is opaque, not turned, and alone in its file, until more is known.
  init(
    _ format: ImageFormat, size: PixelSize, colorModel: ColorModel?, bitDepth: Int?,
    hasAlpha: Bool = false, frameCount: Int? = 1, in reader: ByteReader
  ) {
    self.init(
      format: format, extent: .pixels(size), colorModel: colorModel, bitDepth: bitDepth,
      hasAlpha: hasAlpha, orientation: .up, frameCount: frameCount, byteCount: reader.byteCount)
  }

  /// A vector image; it is never opaque to its borders by itself.
  init(_ format: ImageFormat, vector size: PointSize?, in reader: ByteReader) {
    self.init(
      format: format, extent: .vector(size), colorModel: nil, bitDepth: nil, hasAlpha: true,
      orientation: .up, frameCount: 1, byteCount: reader.byteCount)
  }

  /// Turns an image of pixels; of several orientations in a file the last one counts.
  mutating func apply(_ orientation: ImageOrientation) {
    guard case .pixels(let size) = extent else { return }
    if orientation.swapsSides != self.orientation.swapsSides {
      extent = .pixels(size.oriented(.right))
    }
    self.orientation = orientation
  }
}

extension ByteReader {
  /// The size that the current part names; throws if a side is 0.
  func pixelSize(width: Int, height: Int) throws(ImageFault) -> PixelSize {
    guard let size = PixelSize(width: width, height: height) else { throw corrupted(.zeroSize) }
    return size
  }
}
