/// A reader of image formats, which recognizes files and reads their headers.
protocol ImageFormatReader: SendableMetatype {
  static var formats: [ImageFormat] { get }

  /// The first bytes of files, which identify a truncated file.
  static var signatures: [[UInt8]] { get }

  /// Returns the format of a file that begins with some bytes; `nil` if it is another kind of file.
  ///
  /// - Parameter start: The first bytes, at most ``ImageInspection/startByteCount``.
  static func format(of start: [UInt8]) -> ImageFormat?

  /// Reads the properties and, at depth ``ReadingDepth/whole``, checks that the file is complete.
  ///
  /// - Parameters:
  ///   - format: The result of ``format(of:)``.
  ///   - info: Receives the properties as soon as they are known, so that a file with later damage
  ///     keeps them.
  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault)
}

extension ImageFormatReader {
  static var signatures: [[UInt8]] { [] }
}

extension ImageInfo {
  /// Makes the properties of a single pixel image that is opaque and not rotated, by default.
  init(
    _ format: ImageFormat, size: PixelSize, colorModel: ColorModel?, bitDepth: Int?,
    hasAlpha: Bool = false, frameCount: Int? = 1, in reader: ByteReader
  ) {
    self.init(
      format: format, extent: .pixels(size), colorModel: colorModel, bitDepth: bitDepth,
      hasAlpha: hasAlpha, orientation: .up, frameCount: frameCount, byteCount: reader.byteCount)
  }

  /// Makes the properties of a vector image, which always counts as transparent.
  init(_ format: ImageFormat, vector size: PointSize?, in reader: ByteReader) {
    self.init(
      format: format, extent: .vector(size), colorModel: nil, bitDepth: nil, hasAlpha: true,
      orientation: .up, frameCount: 1, byteCount: reader.byteCount)
  }

  /// Applies an orientation to a pixel image; if a file has several, the last one counts.
  mutating func apply(_ orientation: ImageOrientation) {
    guard case .pixels(let size) = extent else { return }
    if orientation.swapsSides != self.orientation.swapsSides {
      extent = .pixels(size.oriented(.right))
    }
    self.orientation = orientation
  }
}

extension ByteReader {
  /// Makes the size that the current part contains; throws if a side is 0.
  func pixelSize(width: Int, height: Int) throws(ImageFault) -> PixelSize {
    guard let size = PixelSize(width: width, height: height) else { throw corrupted(.zeroSize) }
    return size
  }
}
