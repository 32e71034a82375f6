/// Graphics Interchange Format: a logical screen, then blocks of sub-blocks with up to 255 bytes.
///
/// Source of the rules: CompuServe GIF89a.
enum GIF: ImageFormatReader {
  static let formats: [ImageFormat] = [.gif]
  static let signatures: [[UInt8]] = ["GIF87a", "GIF89a"].map { Array($0.utf8) }

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8))
      ? .gif : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    var screen = try screen(&reader)
    var frameCount = 0
    // Only the first frame matters: in a later one the color shows the frame before it.
    var hasTransparentColor = false
    while true {
      reader.beginPart(at: screen.end)
      switch try reader.uint8(at: screen.end) {
      case Block.extensionBlock:
        let isTransparency = try transparency(at: screen.end, &reader)
        hasTransparentColor = hasTransparentColor || isTransparency
        screen.end = try subBlocksEnd(from: screen.end + 2, &reader)
      case Block.image:
        let image = try image(at: screen.end, &reader)
        if frameCount == 0 {
          info = try screen.info(firstFrame: image, hasAlpha: hasTransparentColor, reader)
          if reader.depth == .header { return }
        }
        frameCount += 1
        screen.end = try subBlocksEnd(from: image.dataStart, &reader)
      case Block.trailer:
        guard frameCount > 0 else { throw reader.corrupted(.missingImageData) }
        info?.frameCount = frameCount
        return
      // Browsers and phones show a file with foreign bytes after a frame as if it ended there.
      default:
        guard frameCount > 0 else { throw reader.corrupted(.unknownPart) }
        info?.frameCount = frameCount
        return
      }
    }
  }

  private static func screen(_ reader: inout ByteReader) throws(ImageFault) -> Screen {
    let width = Int(try reader.uint16(at: 6, .littleEndian))
    let height = Int(try reader.uint16(at: 8, .littleEndian))
    let flags = try reader.uint8(at: 10)
    let end = try reader.end(of: 13, count: colorTableByteCount(flags))
    return Screen(width: width, height: height, bitDepth: Int(flags & 7) + 1, end: end)
  }

  /// Returns the size of the color table that a flag byte announces; 0 for none.
  private static func colorTableByteCount(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Whether an extension is a graphic control with a transparent color.
  private static func transparency(
    at offset: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> Bool {
    guard try reader.uint8(at: offset + 1) == Block.graphicControl,
      try reader.uint8(at: offset + 2) >= 4
    else { return false }
    return try reader.uint8(at: offset + 3) & 1 != 0
  }

  private static func image(
    at offset: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> FrameImage {
    let left = Int(try reader.uint16(at: offset + 1, .littleEndian))
    let top = Int(try reader.uint16(at: offset + 3, .littleEndian))
    let width = Int(try reader.uint16(at: offset + 5, .littleEndian))
    let height = Int(try reader.uint16(at: offset + 7, .littleEndian))
    let flags = try reader.uint8(at: offset + 9)
    let table = try reader.end(of: offset + 10, count: colorTableByteCount(flags))
    guard (1...11).contains(try reader.uint8(at: table)) else {
      throw reader.corrupted(.invalidValue)
    }
    return FrameImage(
      right: left + width, bottom: top + height,
      localBitDepth: flags & 0x80 == 0 ? nil : Int(flags & 7) + 1, dataStart: table + 1)
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

/// The first byte of a block, and the label of the one relevant extension.
private enum Block {
  static let extensionBlock: UInt8 = 0x21
  static let graphicControl: UInt8 = 0xF9
  static let image: UInt8 = 0x2C
  static let trailer: UInt8 = 0x3B
}

private struct FrameImage {
  let right: Int
  let bottom: Int
  let localBitDepth: Int?
  let dataStart: Int
}

/// The logical screen, and the position in the blocks.
private struct Screen {
  let width: Int
  let height: Int
  let bitDepth: Int
  var end: Int

  /// Returns the properties; as in decoders, a first frame that exceeds the screen enlarges it.
  func info(
    firstFrame: FrameImage, hasAlpha: Bool, _ reader: ByteReader
  ) throws(ImageFault) -> ImageInfo {
    let size = try reader.pixelSize(
      width: max(width, firstFrame.right), height: max(height, firstFrame.bottom))
    return ImageInfo(
      .gif, size: size, colorModel: .indexed, bitDepth: firstFrame.localBitDepth ?? bitDepth,
      hasAlpha: hasAlpha, frameCount: nil, in: reader)
  }
}

extension ImageFormat {
  package static let gif = ImageFormat(
    "gif", extensions: ["gif"], mediaType: "image/gif", support: .looseFiles)
}
