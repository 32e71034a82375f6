/// WebP: chunks in a RIFF file; the first one determines the kind: lossy, lossless or extended.
///
/// Source of the rules: RFC 9649, and RFC 6386 for the frame header of VP8.
enum WebP: ImageFormatReader {
  static let formats: [ImageFormat] = [.webp]

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.count >= 12 && start.starts(with: "RIFF".utf8)
      && start[8..<12].elementsEqual("WEBP".utf8) ? .webp : nil
  }

  private static let firstChunk = 12

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    let (end, overflow) = try reader.length(at: 4, .littleEndian).addingReportingOverflow(8)
    var imageCount = 0
    var offset = firstChunk
    while overflow || offset < end {
      reader.beginPart(at: offset)
      let type = try reader.text(at: offset, count: 4)
      let start = offset + 8
      let length = try reader.length(at: offset + 4, .littleEndian)
      if info == nil {
        info = ImageInfo(.webp, size: try size(in: type, at: start, &reader), in: reader)
      }
      let chunkEnd = try reader.end(of: start, count: length)
      switch type {
      case "VP8 ", "VP8L", "ANMF": imageCount += 1
      case "EXIF": info?.turn(try Exif.isTurned(in: start..<chunkEnd, &reader))
      default: break
      }
      // Chunks begin at even offsets.
      offset = chunkEnd + length & 1
    }
    // The last byte may be one that only fills up.
    _ = try reader.end(of: end, count: 0)
    guard imageCount > 0 else { throw reader.damaged }
    info?.frameCount = imageCount
  }

  /// Reads the size in the first chunk.
  private static func size(
    in type: String, at start: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> PixelSize {
    switch type {
    case "VP8 ":
      // The two high bits are a scaling hint.
      return try reader.pixelSize(
        width: Int(try reader.uint16(at: start + 6, .littleEndian) & 0x3FFF),
        height: Int(try reader.uint16(at: start + 8, .littleEndian) & 0x3FFF))
    case "VP8L":
      let bits = try reader.length(at: start + 1, .littleEndian)
      return try reader.pixelSize(
        width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      return try reader.pixelSize(
        width: try reader.length(at: start + 4, byteCount: 3, .littleEndian) + 1,
        height: try reader.length(at: start + 7, byteCount: 3, .littleEndian) + 1)
    default: throw reader.damaged
    }
  }
}

extension ImageFormat {
  /// WebP, lossy, lossless or extended.
  package static let webp = ImageFormat(
    name: "webp", fileExtensions: ["webp"], displayName: "WebP", mediaType: "image/webp",
    support: [.looseFiles])
}
