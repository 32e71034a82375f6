import MarqueeImages

extension IndexedImage {
  /// The image as a PNG file.
  ///
  /// Rows of equal pixels are short; this is not a compressor for photographs. The format is that of
  /// the PNG specification, and of RFC 1950 and 1951 inside it.
  ///
  /// - Complexity: O(*n*) in the pixels.
  var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      // No filter: equal pixels already repeat.
      rows.append(0)
      rows += pixels[row * width..<(row + 1) * width]
    }
    let header =
      Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, 3, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header)
      + Self.chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
      + Self.chunk(
        "IDAT",
        [0x78, 0x01] + RepeatDeflate.compress(rows) + Self.bigEndian(Self.adler32(of: rows)))
      + Self.chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    var checksum = CRC32()
    checksum.update(content[...])
    return bigEndian(UInt32(data.count)) + content + bigEndian(checksum.value)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func adler32(of bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
