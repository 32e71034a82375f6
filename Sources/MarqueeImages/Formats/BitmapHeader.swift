/// The header of a Windows bitmap, as in BMP files and icons.
struct BitmapHeader {
  /// The sizes of the header's versions: OS/2, Windows 3 and its extensions, 4 and 5.
  static let knownByteCounts: Set<Int> = [12, 40, 52, 56, 64, 108, 124]

  /// The width in pixels; 0 if it is impossible.
  let width: Int
  /// The height in pixels, for either order of rows; 0 if it is impossible.
  let height: Int
  /// The total of all channels: 1, 4, 8, 16, 24 or 32.
  let bitsPerPixel: Int
  /// Whether one of the channels is opacity.
  let hasAlpha: Bool
  /// How many bytes the pixels take; `nil` if they are compressed.
  let pixelByteCount: Int?

  /// Reads a header.
  init(at offset: Int, _ reader: inout ByteReader) throws(ImageFault) {
    reader.beginPart(at: offset)
    let byteCount = try reader.length(at: offset, .littleEndian)
    guard Self.knownByteCounts.contains(byteCount) else { throw reader.corrupted(.invalidValue) }
    let isOld = byteCount == 12
    if isOld {
      width = Int(try reader.uint16(at: offset + 4, .littleEndian))
      height = Int(try reader.uint16(at: offset + 6, .littleEndian))
    } else {
      let right = Int32(truncatingIfNeeded: try reader.length(at: offset + 4, .littleEndian))
      let down = Int32(truncatingIfNeeded: try reader.length(at: offset + 8, .littleEndian))
      width = max(0, Int(right))
      // A negative height means that the top row comes first.
      height = Int(clamping: down.magnitude)
    }
    bitsPerPixel = Int(try reader.uint16(at: offset + (isOld ? 10 : 14), .littleEndian))
    guard [1, 2, 4, 8, 16, 24, 32].contains(bitsPerPixel) else {
      throw reader.corrupted(.invalidValue)
    }
    let compression = isOld ? 0 : try reader.uint32(at: offset + 16, .littleEndian)
    let hasMasks = compression == 3 || compression == 6
    // The versions that are long enough have an alpha mask, except OS/2's long header.
    if hasMasks, byteCount >= 56, byteCount != 64 {
      hasAlpha = try reader.uint32(at: offset + 52, .littleEndian) != 0
    } else {
      hasAlpha = false
    }
    pixelByteCount =
      compression == 0 || hasMasks
      ? Self.pixelByteCount(width: width, height: height, bitsPerPixel) : nil
  }

  /// Rows are padded to four bytes; no factor has more than 33 bits, so nothing overflows.
  private static func pixelByteCount(width: Int, height: Int, _ bitsPerPixel: Int) -> Int {
    let (bits, overflow) = width.multipliedReportingOverflow(by: bitsPerPixel)
    guard !overflow, bits <= Int.max - 31 else { return .max }
    let (count, tooMany) = ((bits + 31) / 32 * 4).multipliedReportingOverflow(by: height)
    return tooMany ? .max : count
  }
}
