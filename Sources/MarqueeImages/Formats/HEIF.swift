/// HEIF and AVIF: boxes, one of which, `meta`, describes the image.
///
/// Source of the rules: ISO/IEC 14496-12 (boxes), 23008-12 (items and properties), AVIF 1.1.
/// Boxes are only entered along known paths, which limits the nesting. A file that was cut off has
/// a box that ends after it.
enum HEIF: ImageFormatReader {
  static let formats: [ImageFormat] = [.heic, .avif]

  static func format(of start: [UInt8]) -> ImageFormat? {
    guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let end = min(start.count, start[0..<4].reduce(0) { $0 << 8 | Int($1) })
    // The major brand, then a version, then the compatible brands.
    let brands = ([8] + Array(stride(from: 16, through: max(16, end - 4), by: 4))).compactMap {
      $0 + 4 <= start.count ? String(decoding: start[$0..<($0 + 4)], as: UTF8.self) : nil
    }
    if brands.contains("avif") || brands.contains("avis") { return .avif }
    let known: Set = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1"]
    return brands.contains(where: known.contains) ? .heic : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    var hasPixels = false
    var offset = 0
    while offset < reader.byteCount {
      let box = try Box(at: offset, in: reader.byteCount, &reader)
      switch box.type {
      case "meta" where info == nil:
        let items = try HEIFItems(in: box, &reader)
        info = try items.info(format, &reader)
        hasPixels = hasPixels || items.hasPixels
      case "mdat": hasPixels = true
      case "moov": info?.frameCount = try frameCount(in: box, &reader)
      default: break
      }
      offset = box.end
    }
    guard info != nil, hasPixels else { throw reader.damaged }
  }

  /// The number of frames in the first track of an image sequence; `nil` if it does not say.
  private static func frameCount(
    in movie: Box, _ reader: inout ByteReader
  ) throws(ImageFault) -> Int? {
    var box = movie
    for type in ["trak", "mdia", "minf", "stbl", "stsz"] {
      guard let child = try box.children(&reader).first(where: { $0.type == type }) else {
        return nil
      }
      box = child
    }
    // The version and flags, the size that all samples share, and their number.
    return max(1, try reader.length(at: box.start + 8))
  }
}

extension ImageFormat {
  /// High Efficiency Image File with any coding except AV1.
  package static let heic = ImageFormat(
    name: "heic", fileExtensions: ["heic", "heif", "hif"], displayName: "HEIC", mediaType: nil,
    support: [.looseFiles, .assetCatalogs])

  /// AV1 Image File.
  package static let avif = ImageFormat(
    name: "avif", fileExtensions: ["avif"], displayName: "AVIF", mediaType: "image/avif",
    support: [.looseFiles])
}
