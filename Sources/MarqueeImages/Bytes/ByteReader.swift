/// Reads numbers and bytes of an image file, a block at a time.
///
/// No offset and no count can make it trap: reading past the end throws. A fault has the offset of
/// the current part (chunk, segment, box), which ``beginPart(at:)`` sets.
struct ByteReader {
  let byteCount: Int
  /// The offset of the current part.
  private(set) var part = 0

  private let source: any ByteSource
  private var block: [UInt8] = []
  private var blockStart = 0

  /// The fewest bytes that are read at a time.
  private static let blockByteCount = 64 << 10

  init(_ source: any ByteSource) {
    self.source = source
    byteCount = max(0, source.byteCount)
  }

  /// Begins a part; faults have its offset from now on.
  mutating func beginPart(at offset: Int) {
    part = offset
  }

  var damaged: ImageFault { .damaged(at: part) }

  /// Returns the offset after `count` bytes at `offset`; throws if the file ends before.
  func end(of offset: Int, count: Int) throws(ImageFault) -> Int {
    let (end, overflow) = offset.addingReportingOverflow(count)
    guard !overflow, count >= 0, end <= byteCount else { throw .truncated(at: part) }
    return end
  }
}

extension ByteReader {
  mutating func uint8(at offset: Int) throws(ImageFault) -> UInt8 {
    if offset >= blockStart, offset - blockStart < block.count { return block[offset - blockStart] }
    try load(offset, count: 1)
    return block[offset - blockStart]
  }

  mutating func uint16(
    at offset: Int, _ order: ByteOrder = .bigEndian
  ) throws(ImageFault) -> UInt16 {
    UInt16(truncatingIfNeeded: try number(at: offset, byteCount: 2, order))
  }

  /// Reads a number of up to eight bytes; a number of no bytes is 0.
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

  /// Reads a length or an offset of up to eight bytes; one that no file can have becomes `Int.max`.
  mutating func length(
    at offset: Int, byteCount: Int = 4, _ order: ByteOrder = .bigEndian
  ) throws(ImageFault) -> Int {
    Int(clamping: try number(at: offset, byteCount: byteCount, order))
  }

  mutating func bytes(at offset: Int, count: Int) throws(ImageFault) -> [UInt8] {
    guard count > 0 else { return [] }
    try load(offset, count: count)
    return Array(block[(offset - blockStart)..<(offset - blockStart + count)])
  }

  /// Returns a copy of up to `count` bytes at an offset, as many as the file has.
  mutating func prefix(at offset: Int, count: Int) throws(ImageFault) -> [UInt8] {
    guard offset >= 0, offset < byteCount else { return [] }
    return try bytes(at: offset, count: min(count, byteCount - offset))
  }

  mutating func text(at offset: Int, count: Int) throws(ImageFault) -> String {
    String(decoding: try bytes(at: offset, count: count), as: UTF8.self)
  }

  /// Whether a text is at an offset; `false` if the file ends before the text does.
  mutating func hasText(_ text: String, at offset: Int) throws(ImageFault) -> Bool {
    guard offset >= 0, text.utf8.count <= byteCount - offset else { return false }
    for (index, byte) in text.utf8.enumerated() {
      guard try uint8(at: offset + index) == byte else { return false }
    }
    return true
  }

  /// Returns the offset after the first occurrence of a text at or after `offset`; `nil` for none.
  mutating func offset(after text: String, from offset: Int) throws(ImageFault) -> Int? {
    guard let first = text.utf8.first else { return offset }
    var offset = offset
    while let found = try firstOffset(from: offset, where: { $0 == first }) {
      if try hasText(text, at: found) { return found + text.utf8.count }
      offset = found + 1
    }
    return nil
  }

  /// Returns the offset of the first byte from an offset on that meets a condition; `nil` for none.
  mutating func firstOffset(
    from offset: Int, where condition: (UInt8) -> Bool
  ) throws(ImageFault) -> Int? {
    var offset = max(0, offset)
    while offset < byteCount {
      try load(offset, count: 1)
      if let index = block[(offset - blockStart)...].firstIndex(where: condition) {
        return blockStart + index
      }
      offset = blockStart + block.count
    }
    return nil
  }
}

extension ByteReader {
  /// Loads the bytes `offset..<offset + count` into `block`.
  private mutating func load(_ offset: Int, count: Int) throws(ImageFault) {
    let end = try end(of: offset, count: count)
    guard offset >= 0 else { throw .truncated(at: part) }
    if offset >= blockStart, end <= blockStart + block.count { return }
    let wanted = min(max(count, Self.blockByteCount), byteCount - offset)
    guard let bytes = source.read(offset..<(offset + wanted)) else { throw .unreadable }
    block = bytes
    blockStart = offset
    guard bytes.count >= count else { throw .truncated(at: part) }
  }
}
