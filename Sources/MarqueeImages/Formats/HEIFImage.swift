/// The result of an item's properties, which are applied in order.
struct HEIFImage {
  /// The size so far, cropped and rotated; `nil` before the property that defines it.
  private(set) var size: PixelSize?
  private(set) var orientation = ImageOrientation.up
  private(set) var bitDepth: Int?
  private(set) var channelCount: Int?

  /// Applies a property; ignores those that do not affect size and color.
  mutating func apply(_ box: Box, _ reader: inout ByteReader) throws(ImageFault) {
    var cursor = BoxCursor(box, at: box.start)
    switch box.type {
    case "ispe":
      _ = try cursor.next(4, &reader)
      size = try reader.pixelSize(
        width: try cursor.next(4, &reader), height: try cursor.next(4, &reader))
    case "clap": try cut(&cursor, &reader)
    case "irot":
      // The quarter turns are counterclockwise.
      let turns = try cursor.next(1, &reader) & 3
      orientation = orientation.turned(quarterTurns: -turns)
      if turns & 1 == 1, let size { self.size = size.oriented(.right) }
    case "imir":
      let exchangesSides = try cursor.next(1, &reader) & 1 == 1
      orientation =
        exchangesSides ? orientation.mirroredLeftRight() : orientation.mirroredTopBottom()
    case "pixi":
      _ = try cursor.next(4, &reader)
      channelCount = try cursor.next(1, &reader)
      bitDepth = try cursor.next(1, &reader)
    case "av1C":
      let flags = try cursor.next(4, &reader) >> 8
      bitDepth = bitDepth ?? (flags & 0x40 == 0 ? 8 : flags & 0x20 == 0 ? 10 : 12)
      if flags & 0x10 != 0 { channelCount = 1 }
    case "hvcC":
      // The chroma format is in byte 16, where 0 means none; byte 17 is the bit depth minus 8.
      _ = try cursor.next(8, &reader)
      _ = try cursor.next(8, &reader)
      if try cursor.next(1, &reader) & 3 == 0 { channelCount = 1 }
      let extraBits = try cursor.next(1, &reader) & 7
      bitDepth = bitDepth ?? 8 + extraBits
    default: break
    }
  }

  /// Crops the image to the clean aperture: two fractions, for the width and the height.
  private mutating func cut(
    _ cursor: inout BoxCursor, _ reader: inout ByteReader
  ) throws(ImageFault) {
    var sides: [Int] = []
    for _ in 0..<2 {
      let numerator = try cursor.next(4, &reader)
      let denominator = try cursor.next(4, &reader)
      guard denominator > 0 else { throw reader.corrupted(.invalidValue) }
      sides.append(numerator / denominator)
    }
    guard let whole = size else { return }
    size = try reader.pixelSize(
      width: min(whole.width, sides[0]), height: min(whole.height, sides[1]))
  }
}
