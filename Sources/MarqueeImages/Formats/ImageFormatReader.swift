/// A reader of image formats, which recognizes files, and reads their properties.
protocol ImageFormatReader: SendableMetatype {
  static var formats: [ImageFormat] { get }

  /// Returns the format of a file that begins with some bytes; `nil` if it is another kind of file.
  ///
  /// - Parameter start: The first bytes, at most ``ImageInspection/startByteCount``.
  static func format(of start: [UInt8]) -> ImageFormat?

  /// Reads the properties, and checks that the file is not cut off.
  ///
  /// - Parameters:
  ///   - format: The result of ``format(of:)``.
  ///   - info: Receives the properties as soon as they are known, so that a file with later damage
  ///     keeps them.
  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault)
}

extension ImageInfo {
  /// Makes the properties of a single pixel image that is not turned.
  init(_ format: ImageFormat, size: PixelSize, in reader: ByteReader) {
    self.init(format: format, extent: .pixels(size), byteCount: reader.byteCount)
  }
}

extension ByteReader {
  /// Makes the size that the current part contains; throws if a side is 0.
  func pixelSize(width: Int, height: Int) throws(ImageFault) -> PixelSize {
    guard let size = PixelSize(width: width, height: height) else { throw damaged }
    return size
  }

  /// Reads a width, and the height after it.
  mutating func pixelSize(
    at offset: Int, byteCount: Int, _ order: ByteOrder = .bigEndian
  ) throws(ImageFault) -> PixelSize {
    try pixelSize(
      width: try length(at: offset, byteCount: byteCount, order),
      height: try length(at: offset + byteCount, byteCount: byteCount, order))
  }
}
