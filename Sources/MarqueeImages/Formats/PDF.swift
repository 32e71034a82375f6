/// Portable Document Format: objects in any order, whose first media box has the size of a page.
///
/// Source of the rules: ISO 32000. The text is searched, not parsed: the media box of an image is
/// found by its key, in the file itself or in one of its compressed object streams.
enum PDF: ImageFormatReader {
  static let formats: [ImageFormat] = [.pdf]
  static let signatures: [[UInt8]] = [Array("%PDF-".utf8)]

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.starts(with: Array("%PDF-".utf8)) ? .pdf : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    // The end marker is in the last kilobyte, where readers look for it.
    let end = reader.byteCount
    let hasEnd = try reader.offset(behind: "%%EOF", from: max(0, end - 1024)) != nil
    // Pages are near the start of a linearized file, and near the end of any other.
    let ranges =
      reader.depth == .whole || end <= 2 * headerByteCount
      ? [0..<end] : [0..<headerByteCount, (end - headerByteCount)..<end]
    var search = MediaBoxSearch()
    for range in ranges where search.size == nil { try search.look(in: range, &reader) }
    if search.size == nil { try search.lookInStreams(&reader) }
    info = ImageInfo(.pdf, vector: search.size, in: reader)
    if !hasEnd { throw .truncated(at: end) }
  }

  /// How many bytes are searched at each end if only the header is read.
  private static let headerByteCount = 16 << 10
}

extension ImageFormat {
  /// Portable Document Format.
  package static let pdf = ImageFormat(
    "pdf", extensions: ["pdf"], mediaType: nil, support: .assetCatalogs)
}
