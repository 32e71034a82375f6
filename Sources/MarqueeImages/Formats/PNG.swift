/// Portable Network Graphics: a sequence of chunks, each with a length, a type and a checksum.
///
/// Source of the rules: W3C PNG, third edition; for CgBI, the files that Xcode writes. Checksums
/// are not compared, so that pixels need not be read.
enum PNG: ImageFormatReader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static let formats: [ImageFormat] = [.png]

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.starts(with: signature) ? .png : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    var hasPixels = false
    var offset = signature.count
    while true {
      reader.beginPart(at: offset)
      let type = try reader.text(at: offset + 4, count: 4)
      guard type.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
        throw reader.damaged
      }
      let start = offset + 8
      let end = try reader.end(of: start, count: try reader.length(at: offset))
      offset = try reader.end(of: end, count: 4)
      switch type {
      case "CgBI" where info == nil: continue
      case "IHDR" where info == nil:
        info = ImageInfo(.png, size: try reader.pixelSize(at: start, byteCount: 4), in: reader)
      case _ where info == nil: throw reader.damaged
      case "IDAT": hasPixels = true
      case "IEND":
        guard hasPixels else { throw reader.damaged }
        return
      case "acTL": info?.frameCount = max(1, try reader.length(at: start))
      case "eXIf": info?.turn(try Exif.isTurned(in: start..<end, &reader))
      default: break
      }
    }
  }
}

extension ImageFormat {
  /// Portable Network Graphics, including the variant that Xcode makes for apps (CgBI).
  package static let png = ImageFormat(
    name: "png", fileExtensions: ["png"], displayName: "PNG", mediaType: "image/png",
    support: [.looseFiles, .assetCatalogs])
}
