/// Reads the orientation of an image from an Exif block, which is a small TIFF file, and nothing
/// else.
///
/// Source of the rules: TIFF 6.0. Every decoder ignores a damaged block or an invalid value, and
/// shows the image as stored.
enum Exif {
  private static let orientationTag = 274
  private static let fieldByteCount = 12
  /// The longest block of a JPEG; in other formats the first directory is near the start, too.
  private static let maximumByteCount = 64 << 10

  /// Whether the pixels are stored lying on their side, as the Exif block in a range says.
  static func isTurned(
    in range: Range<Int>, _ reader: inout ByteReader
  ) throws(ImageFault) -> Bool {
    let bytes = try reader.bytes(
      at: range.lowerBound, count: min(range.count, maximumByteCount))
    // Some WebP files have the prefix that only JPEG needs.
    let hasPrefix = bytes.starts(with: "Exif\0\0".utf8)
    return orientation(in: bytes.dropFirst(hasPrefix ? 6 : 0)).map { (5...8).contains($0) } ?? false
  }

  private static func orientation(in block: ArraySlice<UInt8>) -> Int? {
    let isLittleEndian = block.starts(with: [0x49, 0x49, 42, 0])
    guard isLittleEndian || block.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
    func number(at offset: Int, byteCount: Int) -> Int? {
      let bytes = block.dropFirst(offset).prefix(byteCount)
      guard bytes.count == byteCount else { return nil }
      return (isLittleEndian ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, byteCount: 4),
      let fieldCount = number(at: directory, byteCount: 2)
    else { return nil }
    let fields = (0..<fieldCount).lazy.map { directory + 2 + $0 * fieldByteCount }
    guard let field = fields.first(where: { number(at: $0, byteCount: 2) == orientationTag }),
      let type = number(at: field + 2, byteCount: 2),
      // The width of a number in bytes, of each type of whole numbers.
      let width = [1: 1, 3: 2, 4: 4, 13: 4][type]
    else { return nil }
    return number(at: field + 8, byteCount: width)
  }
}
