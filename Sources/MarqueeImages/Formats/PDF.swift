/// Portable Document: objects in any order, of which the first media box tells the size of a page.
///
/// Source of the rules: ISO 32000. The text is searched, not parsed: a media box is where the words
/// are. A file that hides its pages in compressed streams has no known size.
enum PDF: ImageFormatReader {
  static func format(of start: [UInt8]) -> ImageFormat? {
    start.starts(with: Array("%PDF-".utf8)) ? .pdf : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    let end = reader.byteCount
    // Pages stand near the start of a linearized file and near the end of any other.
    let ranges =
      reader.depth == .whole || end <= 2 * headerByteCount
      ? [0..<end] : [0..<headerByteCount, (end - headerByteCount)..<end]
    var size: PointSize?
    for range in ranges where size == nil {
      size = try mediaBox(in: range, &reader)
    }
    info = ImageInfo(.pdf, vector: size, in: reader)
    try checkEnd(&reader)
  }

  /// How much is searched at either end where only the header is read.
  private static let headerByteCount = 24 << 10

  private static func mediaBox(
    in range: Range<Int>, _ reader: inout ByteReader
  ) throws(ImageFault) -> PointSize? {
    var offset = range.lowerBound
    while let slash = try reader.firstOffset(
      from: offset, upTo: range.upperBound, where: { $0 == UInt8(ascii: "/") })
    {
      if try reader.hasText("/MediaBox", at: slash) {
        // Four numbers and their brackets take far less.
        let text = try reader.prefix(at: slash + 9, count: 256)
        if let size = boxSize(text) { return size }
      }
      offset = slash + 1
    }
    return nil
  }

  /// The size of a box that is written as the coordinates of two opposite corners.
  private static func boxSize(_ text: [UInt8]) -> PointSize? {
    let body = text.drop(while: Markup.isSpace)
    guard body.first == UInt8(ascii: "["), let end = body.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let numbers = body[(body.startIndex + 1)..<end].split(whereSeparator: Markup.isSpace)
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    return PointSize(
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// Checks that the mark of the end stands in the last kilobyte, where readers look for it.
  private static func checkEnd(_ reader: inout ByteReader) throws(ImageFault) {
    let start = max(0, reader.byteCount - 1024)
    guard try reader.offset(behind: "%%EOF", from: start) != nil else {
      throw .truncated(at: reader.byteCount)
    }
  }
}
