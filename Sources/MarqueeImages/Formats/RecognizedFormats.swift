/// Formats that phones show and hardly any app ships: of these only the name is known.
///
/// Source of the rules: TIFF 6.0 and the BigTIFF proposal; the Windows documentation of
/// `BITMAPFILEHEADER`, `BITMAPV5HEADER` and icon resources.
enum RecognizedFormats: ImageFormatReader {
  static let formats: [ImageFormat] = [.tiff, .bmp, .ico]

  static func format(of start: [UInt8]) -> ImageFormat? {
    if tiffSignatures.contains(where: start.starts) { return .tiff }
    // Text can begin with these two letters, so the size of the second header must be known, too.
    if start.starts(with: Array("BM".utf8)), start.count >= 18,
      bitmapHeaderByteCounts.contains(start[14]), start[15...17].allSatisfy({ $0 == 0 })
    {
      return .bmp
    }
    // Three of the signature's four bytes are 0, so the first entry must be plausible, too.
    return start.count >= 22 && start.starts(with: [0, 0, 1, 0]) && (start[4] | start[5]) != 0
      && start[9] == 0 && start[11] == 0 ? .ico : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    info = ImageInfo(
      format: format, extent: nil, frameCount: nil, byteCount: reader.byteCount)
  }

  /// Both orders of bytes, each with offsets of 32 and of 64 bits.
  private static let tiffSignatures: [[UInt8]] = [
    [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
  ]

  /// OS/2, Windows 3 and its extensions, 4 and 5.
  private static let bitmapHeaderByteCounts: Set<UInt8> = [12, 40, 52, 56, 64, 108, 124]
}

extension ImageFormat {
  /// Tagged Image File Format, including files with 64-bit offsets.
  package static let tiff = ImageFormat(
    name: "tiff", fileExtensions: ["tiff", "tif"], displayName: "TIFF", mediaType: nil,
    support: [.looseFiles])

  package static let bmp = ImageFormat(
    name: "bmp", fileExtensions: ["bmp", "dib"], displayName: "BMP", mediaType: "image/bmp",
    support: [.looseFiles])

  package static let ico = ImageFormat(
    name: "ico", fileExtensions: ["ico"], displayName: "ICO", mediaType: "image/x-icon",
    support: [.looseFiles])
}
