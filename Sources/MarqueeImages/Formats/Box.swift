/// A box of the ISO base media file format that is completely in the file.
struct Box {
  /// The most boxes that are read in one container; real files have dozens.
  static let maximumCount = 4096

  let type: String
  /// The offset of the first byte of its content.
  let start: Int
  /// The offset after its last byte.
  let end: Int

  /// Reads the box at an offset in a container that ends at `limit`.
  init(at offset: Int, in limit: Int, _ reader: inout ByteReader) throws(ImageFault) {
    reader.beginPart(at: offset)
    type = try reader.text(at: offset + 4, count: 4)
    switch try reader.length(at: offset) {
    case 0:
      // The box extends to the end of the file, which only a top-level box may do.
      guard limit == reader.byteCount else { throw reader.damaged }
      start = offset + 8
      end = limit
    case 1:
      start = offset + 16
      end = try reader.end(
        of: offset, count: try reader.length(at: offset + 8, byteCount: 8))
    case let size:
      start = offset + 8
      end = try reader.end(of: offset, count: size)
    }
    guard start <= end, end <= limit else { throw reader.damaged }
  }

  /// Reads the boxes inside this one.
  ///
  /// - Parameter skipped: How many bytes of the content precede the first of them.
  func children(
    skipping skipped: Int = 0, _ reader: inout ByteReader
  ) throws(ImageFault) -> [Box] {
    var boxes: [Box] = []
    var offset = start + skipped
    while offset < end {
      let box = try Box(at: offset, in: end, &reader)
      boxes.append(box)
      guard boxes.count <= Self.maximumCount else { throw reader.damaged }
      offset = box.end
    }
    return boxes
  }

  func version(_ reader: inout ByteReader) throws(ImageFault) -> UInt8 {
    try reader.uint8(at: start)
  }
}
