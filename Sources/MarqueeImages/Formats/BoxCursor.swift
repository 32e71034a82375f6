/// Reads the fields of a box one after the other.
struct BoxCursor {
  private let end: Int
  private var offset: Int

  /// Makes a cursor that is at an offset in a box.
  init(_ box: Box, at offset: Int) {
    end = box.end
    self.offset = offset
  }

  /// The number in the next bytes; a field of no byte is 0.
  mutating func next(_ byteCount: Int, _ reader: inout ByteReader) throws(ImageFault) -> Int {
    guard end - offset >= byteCount else { throw reader.corrupted(.partSize) }
    defer { offset += byteCount }
    return try reader.length(at: offset, byteCount: byteCount)
  }
}
