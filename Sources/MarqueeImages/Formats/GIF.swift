/// Graphics Interchange Format: a logical screen, then blocks of sub-blocks with up to 255 bytes.
///
/// Source of the rules: CompuServe GIF89a.
enum GIF: ImageFormatReader {
  static let formats: [ImageFormat] = [.gif]

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) ? .gif : nil
  }

  /// The first byte of a block.
  private enum Block {
    static let extensionBlock: UInt8 = 0x21
    static let image: UInt8 = 0x2C
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    var frameCount = 0
    var offset = try end(ofColorTableWith: try reader.uint8(at: 10), at: 13, reader)
    while true {
      reader.beginPart(at: offset)
      switch try reader.uint8(at: offset) {
      case Block.extensionBlock: offset = try subBlocksEnd(from: offset + 2, &reader)
      case Block.image:
        if frameCount == 0 {
          info = ImageInfo(.gif, size: try size(firstFrame: offset, &reader), in: reader)
          info?.frameCount = nil
        }
        frameCount += 1
        let table = try end(
          ofColorTableWith: try reader.uint8(at: offset + 9), at: offset + 10, reader)
        offset = try subBlocksEnd(from: table + 1, &reader)
      // Browsers and phones show a file with foreign bytes after a frame as if it ended there.
      default:
        guard frameCount > 0 else { throw reader.damaged }
        info?.frameCount = frameCount
        return
      }
    }
  }

  /// Returns the size; as in decoders, a first frame that exceeds the screen enlarges it.
  private static func size(
    firstFrame offset: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> PixelSize {
    func number(at offset: Int) throws(ImageFault) -> Int {
      Int(try reader.uint16(at: offset, .littleEndian))
    }
    let right = try number(at: offset + 1) + number(at: offset + 5)
    let bottom = try number(at: offset + 3) + number(at: offset + 7)
    return try reader.pixelSize(
      width: max(try number(at: 6), right), height: max(try number(at: 8), bottom))
  }

  /// Returns the offset after the color table that a flag byte announces.
  private static func end(
    ofColorTableWith flags: UInt8, at offset: Int, _ reader: ByteReader
  ) throws(ImageFault) -> Int {
    try reader.end(of: offset, count: flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1))
  }

  /// Returns the offset after a chain of sub-blocks, which an empty sub-block ends.
  private static func subBlocksEnd(
    from start: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> Int {
    var offset = start
    while true {
      let count = Int(try reader.uint8(at: offset))
      offset = try reader.end(of: offset + 1, count: count)
      if count == 0 { return offset }
    }
  }
}

extension ImageFormat {
  package static let gif = ImageFormat(
    name: "gif", fileExtensions: ["gif"], displayName: "GIF", mediaType: "image/gif",
    support: [.looseFiles])
}
