import MarqueeCells

/// A font file with some glyphs of a face.
///
/// It has the ten tables that browsers require (OpenType 1.9), and no hinting.
struct TrueTypeFont {
  let family: String
  let weight: FontWeight
  let unitsPerEm: Int
  /// The distance from the base line to the top of a line, in units.
  let ascent: Int
  /// The distance from the base line to the bottom of a line, in units.
  let descent: Int
  /// The characters of the basic multilingual plane in ascending order, with their glyphs.
  let characters: [(scalar: Unicode.Scalar, glyph: Glyph)]

  /// Creates a font with the glyphs of some characters that the face has; it always has a space.
  init(
    family: String, weight: FontWeight, of file: GlyphFile, for scalars: Set<Unicode.Scalar>
  ) {
    self.family = family
    self.weight = weight
    unitsPerEm = file.unitsPerEm
    let font = TextFont(pointSize: Double(file.unitsPerEm), weight: weight)
    ascent = Int(font.ascender.rounded())
    descent = Int((font.lineHeight - font.ascender).rounded())
    let face = file[weight]
    characters = face.scalars.compactMap { scalar in
      // Character codes have two bytes here. So do the offsets of outlines, in pairs of bytes: all
      // outlines of Inter take half of that range.
      guard scalars.contains(scalar), scalar.value < 0xFFFF, let glyph = face[scalar] else {
        return nil
      }
      return (scalar, glyph)
    }
  }

  /// All glyphs; the first one is empty, and stands for missing characters.
  var glyphs: [Glyph] {
    [Glyph(advance: unitsPerEm / 2, contours: [])] + characters.map(\.glyph)
  }

  /// The file.
  ///
  /// - Complexity: O(*n*) in the points of the glyphs.
  var bytes: [UInt8] {
    let outlines = glyphs.map { GlyphRecord($0).bytes }
    var tables: [(tag: String, content: [UInt8])] = [
      ("OS/2", systemTable), ("cmap", characterTable), ("glyf", outlines.flatMap(\.self)),
      ("head", headTable), ("hhea", horizontalHeader), ("hmtx", horizontalMetrics),
      ("loca", Self.locations(outlines)), ("maxp", maximumProfile), ("name", nameTable),
      ("post", postTable),
    ]
    let file = Self.file(tables)
    // The adjustment makes the sum of the whole file a fixed number.
    var adjustment = BigEndianBytes()
    adjustment.uint32(0xB1B0_AFBA &- BigEndianBytes.checksum(file))
    if let head = tables.firstIndex(where: { $0.tag == "head" }) {
      tables[head].content.replaceSubrange(8..<12, with: adjustment.bytes)
    }
    return Self.file(tables, checksumsOf: file)
  }

  /// The directory of the tables, and the tables after it.
  ///
  /// - Parameter known: A file whose directory is reused, because checksums exclude the adjustment.
  private static func file(
    _ tables: [(tag: String, content: [UInt8])], checksumsOf known: [UInt8]? = nil
  ) -> [UInt8] {
    var directory = BigEndianBytes()
    let count = tables.count
    let power = Int.bitWidth - 1 - count.leadingZeroBitCount
    directory.uint32(0x0001_0000)
    for number in [count, 16 << power, power, 16 * count - 16 << power] {
      directory.int16(number)
    }
    var offset = 12 + 16 * count
    for (tag, content) in tables {
      directory.text(tag)
      directory.uint32(BigEndianBytes.checksum(content))
      directory.uint32(UInt32(offset))
      directory.uint32(UInt32(content.count))
      offset += (content.count + 3) / 4 * 4
    }
    var bytes = known.map { Array($0[..<directory.bytes.count]) } ?? directory.bytes
    for (_, content) in tables {
      bytes += content
      bytes += Array(repeating: 0, count: (4 - content.count % 4) % 4)
    }
    return bytes
  }

  /// The offsets where the outlines begin, and the end of the last one, in pairs of bytes.
  private static func locations(_ outlines: [[UInt8]]) -> [UInt8] {
    var table = BigEndianBytes()
    var offset = 0
    table.int16(0)
    for outline in outlines {
      offset += outline.count / 2
      table.int16(offset)
    }
    return table.bytes
  }
}
