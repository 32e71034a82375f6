struct BoxCursor {
  private let end: Int
  private var offset: Int

  /// Makes a cursor at an offset in a box.
  init(_ box: Box, at offset: Int) {
    end = box.end
    self.offset = offset
  }

  /// Reads a number of some bytes; a field of no bytes is 0.
  mutating func next(_ byteCount: Int, _ reader: inout ByteReader) throws(ImageFault) -> Int {
    guard end - offset >= byteCount else { throw reader.corrupted(.partSize) }
    defer { offset += byteCount }
    return try reader.length(at: offset, byteCount: byteCount)
  }
}
