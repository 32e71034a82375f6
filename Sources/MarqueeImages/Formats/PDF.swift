import MarqueeScreen

/// Portable Document Format: objects in any order, whose first media box has the size of a page.
///
/// Source of the rules: ISO 32000. The text is searched, not parsed: the media box of an image is
/// found by its key. In a compressed object stream it is not found, and the size is not known.
enum PDF: ImageFormatReader {
  static let formats: [ImageFormat] = [.pdf]

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.starts(with: "%PDF-".utf8) ? .pdf : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    // The end marker is in the last kilobyte, where readers look for it.
    let end = reader.byteCount
    let hasEnd = try reader.offset(after: "%%EOF", from: max(0, end - 1024)) != nil
    info = ImageInfo(
      format: .pdf, extent: .vector(try mediaBoxSize(&reader)), byteCount: reader.byteCount)
    if !hasEnd { throw .truncated(at: end) }
  }

  private static func mediaBoxSize(
    _ reader: inout ByteReader
  ) throws(ImageFault) -> PointSize? {
    var offset = 0
    while let key = try reader.offset(after: "/MediaBox", from: offset) {
      // Four numbers and their brackets take far fewer bytes.
      if let size = boxSize(try reader.prefix(at: key, count: 256)[...]) { return size }
      offset = key
    }
    return nil
  }

  /// Reads the size of a box from the coordinates of two opposite corners.
  private static func boxSize(_ text: ArraySlice<UInt8>) -> PointSize? {
    let body = text.drop(while: \.isXMLSpace)
    guard body.first == UInt8(ascii: "["), let end = body.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let numbers = body[(body.startIndex + 1)..<end].split(whereSeparator: \.isXMLSpace)
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    return PointSize(
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}

extension ImageFormat {
  package static let pdf = ImageFormat(
    name: "pdf", fileExtensions: ["pdf"], displayName: "PDF", mediaType: nil,
    support: [.assetCatalogs])
}
