/// Reads numbers and bytes of an image's file, a block at a time.
///
/// No offset and no count can make it trap: what is not there throws. A fault names the offset of the
/// part (chunk, segment, box) that is being read, which ``beginPart(at:)`` tells.
struct ByteReader {
  /// How much of the file is looked at.
  let depth: ReadingDepth
  /// How many bytes the file has.
  let byteCount: Int
  /// How many bytes have been asked of the source so far.
  private(set) var bytesRead = 0
  /// Where the part begins that is being read.
  private(set) var part = 0

  private let source: any ByteSource
  private var block: [UInt8] = []
  private var blockStart = 0

  /// Makes a reader that is at the start of a file.
  init(_ source: any ByteSource, depth: ReadingDepth) {
    self.source = source
    self.depth = depth
    byteCount = max(0, source.byteCount)
  }

  /// Says which part is read from now on; faults name its offset.
  mutating func beginPart(at offset: Int) {
    part = offset
  }

  /// The fault that something about the current part is wrong.
  func corrupted(_ what: ImageCorruption) -> ImageFault {
    .corrupted(at: part, what)
  }

  /// The offset after `count` bytes at `offset`; throws if the file ends before.
  func end(of offset: Int, count: Int) throws(ImageFault) -> Int {
    let (end, overflow) = offset.addingReportingOverflow(count)
    guard !overflow, count >= 0, end <= byteCount else { throw .truncated(at: part) }
    return end
  }
}

extension ByteReader {
  /// The byte at an offset.
  mutating func uint8(at offset: Int) throws(ImageFault) -> UInt8 {
    if offset >= blockStart, offset - blockStart < block.count { return block[offset - blockStart] }
    try load(offset, count: 1)
    return block[offset - blockStart]
  }

  /// The number in two bytes.
  mutating func uint16(
    at offset: Int, _ order: ByteOrder = .bigEndian
  ) throws(ImageFault) -> UInt16 {
    UInt16(truncatingIfNeeded: try number(at: offset, byteCount: 2, order))
  }

  /// The number in four bytes.
  mutating func uint32(
    at offset: Int, _ order: ByteOrder = .bigEndian
  ) throws(ImageFault) -> UInt32 {
    UInt32(truncatingIfNeeded: try number(at: offset, byteCount: 4, order))
  }

  /// The number in up to eight bytes; in none it is 0.
  mutating func number(
    at offset: Int, byteCount: Int, _ order: ByteOrder = .bigEndian
  ) throws(ImageFault) -> UInt64 {
    guard byteCount > 0 else { return 0 }
    try load(offset, count: byteCount)
    let start = offset - blockStart
    var value: UInt64 = 0
    for index in 0..<byteCount {
      let place = order == .bigEndian ? index : byteCount - 1 - index
      value = value << 8 | UInt64(block[start + place])
    }
    return value
  }

  /// A length or an offset in up to eight bytes; one that no file can have becomes `Int.max`.
  mutating func length(
    at offset: Int, byteCount: Int = 4, _ order: ByteOrder = .bigEndian
  ) throws(ImageFault) -> Int {
    Int(clamping: try number(at: offset, byteCount: byteCount, order))
  }

  /// A copy of some bytes.
  mutating func bytes(at offset: Int, count: Int) throws(ImageFault) -> [UInt8] {
    guard count > 0 else { return [] }
    try load(offset, count: count)
    return Array(block[(offset - blockStart)..<(offset - blockStart + count)])
  }

  /// A copy of the bytes from an offset on, as many of `count` as the file has.
  mutating func prefix(at offset: Int, count: Int) throws(ImageFault) -> [UInt8] {
    guard offset >= 0, offset < byteCount else { return [] }
    return try bytes(at: offset, count: min(count, byteCount - offset))
  }

  /// Whether the bytes at an offset are those of a text; not so where the file ends before.
  mutating func hasText(_ text: String, at offset: Int) throws(ImageFault) -> Bool {
    guard offset >= 0, text.utf8.count <= byteCount - offset else { return false }
    for (index, byte) in text.utf8.enumerated() {
      guard try uint8(at: offset + index) == byte else { return false }
    }
    return true
  }

  /// The offset after the first place from `offset` on where a text is; `nil` for none.
  mutating func offset(behind text: String, from offset: Int) throws(ImageFault) -> Int? {
    guard let first = text.utf8.first else { return offset }
    var offset = offset
    while let found = try firstOffset(from: offset, where: { $0 == first }) {
      if try hasText(text, at: found) { return found + text.utf8.count }
      offset = found + 1
    }
    return nil
  }

  /// The offset of the first byte of a range that a condition holds for; `nil` for none.
  ///
  /// - Parameter limit: Where the range ends; at the end of the file if `nil`.
  mutating func firstOffset(
    from offset: Int, upTo limit: Int? = nil, where condition: (UInt8) -> Bool
  ) throws(ImageFault) -> Int? {
    let limit = min(limit ?? byteCount, byteCount)
    var offset = max(0, offset)
    while offset < limit {
      try load(offset, count: 1)
      let end = min(limit - blockStart, block.count)
      if let index = block[(offset - blockStart)..<end].firstIndex(where: condition) {
        return blockStart + index
      }
      offset = blockStart + end
    }
    return nil
  }

  /// The checksum of a range of bytes, as PNG computes it.
  mutating func crc32(of range: Range<Int>) throws(ImageFault) -> UInt32 {
    var crc = CRC32()
    var offset = range.lowerBound
    while offset < range.upperBound {
      try load(offset, count: 1)
      let end = min(range.upperBound, blockStart + block.count)
      crc.update(block[(offset - blockStart)..<(end - blockStart)])
      offset = end
    }
    return crc.value
  }
}

extension ByteReader {
  /// Makes `block` hold the bytes `offset..<offset + count`.
  private mutating func load(_ offset: Int, count: Int) throws(ImageFault) {
    let end = try end(of: offset, count: count)
    guard offset >= 0 else { throw .truncated(at: part) }
    if offset >= blockStart, end <= blockStart + block.count { return }
    var wanted = min(max(count, depth.blockByteCount), byteCount - offset)
    if depth == .header {
      wanted = min(wanted, ReadingDepth.headerLimit - bytesRead)
      guard wanted >= count else { throw .headerTooLong(at: part) }
    }
    guard let bytes = source.read(offset..<(offset + wanted)) else { throw .unreadable }
    bytesRead += wanted
    block = bytes
    blockStart = offset
    guard bytes.count >= count else { throw .truncated(at: part) }
  }
}
