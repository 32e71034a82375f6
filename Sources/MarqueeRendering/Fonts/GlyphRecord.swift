/// A glyph in the format of the `glyf` table.
struct GlyphRecord {
  let bytes: [UInt8]

  private enum Flag {
    static let isOnCurve = 0x01
    /// The x offset has one byte; its sign is in ``isSameOrRight``.
    static let isShortX = 0x02
    static let isShortY = 0x04
    /// The same flags repeat as often as the next byte says.
    static let repeats = 0x08
    /// A one-byte offset is positive; otherwise the offset is 0 and has no bytes.
    static let isSameOrRight = 0x10
    static let isSameOrUp = 0x20
  }

  init(_ glyph: Glyph) {
    guard let bounds = glyph.bounds else {
      bytes = []
      return
    }
    var record = BigEndianBytes()
    record.int16(glyph.contours.count)
    for side in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] { record.int16(side) }
    var end = -1
    for contour in glyph.contours {
      end += contour.count
      record.int16(end)
    }
    // No instructions.
    record.int16(0)
    let points = Array(glyph.contours.joined())
    let rights = Self.ways(points.map(\.x))
    let ups = Self.ways(points.map(\.y))
    let flags = points.indices.map { index in
      (points[index].isOnCurve ? Flag.isOnCurve : 0)
        | Self.flags(rights[index], short: Flag.isShortX, same: Flag.isSameOrRight)
        | Self.flags(ups[index], short: Flag.isShortY, same: Flag.isSameOrUp)
    }
    Self.write(flags, to: &record)
    for way in rights + ups { Self.write(way, to: &record) }
    // Outlines must begin at even offsets.
    if !record.bytes.count.isMultiple(of: 2) { record.uint8(0) }
    bytes = record.bytes
  }

  /// The differences between successive numbers, beginning at 0.
  private static func ways(_ numbers: [Int]) -> [Int] {
    zip(numbers, [0] + numbers).map { $0 - $1 }
  }

  private static func flags(_ way: Int, short: Int, same: Int) -> Int {
    guard way != 0 else { return same }
    guard abs(way) < 256 else { return 0 }
    return way > 0 ? short | same : short
  }

  private static func write(_ flags: [Int], to record: inout BigEndianBytes) {
    var index = 0
    while index < flags.count {
      let run = flags[index...].prefix { $0 == flags[index] }.prefix(256).count
      if run > 1 {
        record.uint8(flags[index] | Flag.repeats)
        record.uint8(run - 1)
      } else {
        record.uint8(flags[index])
      }
      index += run
    }
  }

  private static func write(_ way: Int, to record: inout BigEndianBytes) {
    if way == 0 { return }
    if abs(way) < 256 {
      record.uint8(abs(way))
    } else {
      record.int16(way)
    }
  }
}
