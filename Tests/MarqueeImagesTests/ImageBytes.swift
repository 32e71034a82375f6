/// Builds files by hand, so that tests can have bytes that no encoder writes.
enum ImageBytes {
  static func bigEndian(_ value: UInt64, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  static func littleEndian(_ value: UInt64, count: Int) -> [UInt8] {
    bigEndian(value, count: count).reversed()
  }

  /// A segment of a JPEG.
  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(UInt64(data.count + 2), count: 2) + data
  }

  /// The frame header of a JPEG of three channels.
  static func jpegFrame(width: UInt64, height: UInt64) -> [UInt8] {
    segment(
      0xC0,
      [8] + bigEndian(height, count: 2) + bigEndian(width, count: 2)
        + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  }

  /// A box of the ISO base media file format.
  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    bigEndian(UInt64(content.count + 8), count: 4) + Array(type.utf8) + content
  }

  static let heicType = box("ftyp", Array("heic\0\0\0\0mif1heic".utf8))

  /// A RIFF file of the form WEBP.
  static func webP(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + littleEndian(UInt64(chunks.count + 4), count: 4)
      + Array("WEBP".utf8) + chunks
  }
}
