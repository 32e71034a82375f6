/// Windows bitmap: a file header, a header of one of several sizes, then rows of pixels.
///
/// Source of the rules: the Windows documentation of `BITMAPFILEHEADER` and `BITMAPV5HEADER`.
enum BMP: ImageFormatReader {
  static let formats: [ImageFormat] = [.bmp]

  static func format(of start: [UInt8]) -> ImageFormat? {
    guard start.starts(with: Array("BM".utf8)), start.count >= 18 else { return nil }
    // Two letters are a weak signature, since text can begin with them, so check the header's size
    // too.
    return BitmapHeader.knownByteCounts.contains(Int(start[14]))
      && start[15...17].allSatisfy { $0 == 0 } ? .bmp : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    let header = try BitmapHeader(at: 14, &reader)
    info = ImageInfo(
      .bmp, size: try reader.pixelSize(width: header.width, height: header.height),
      colorModel: header.bitsPerPixel <= 8 ? .indexed : .rgb,
      bitDepth: header.bitsPerPixel <= 8 ? header.bitsPerPixel : 8, hasAlpha: header.hasAlpha,
      in: reader)
    let start = try reader.length(at: 10, .littleEndian)
    reader.beginPart(at: start)
    _ = try reader.end(of: start, count: header.pixelByteCount ?? 1)
  }
}

extension ImageFormat {
  /// Windows bitmap.
  package static let bmp = ImageFormat(
    "bmp", extensions: ["bmp", "dib"], mediaType: "image/bmp", support: .looseFiles)
}
