import MarqueeCells

// The tables of a font other than its outlines. Numbers are in the order of the OpenType
// specification.

extension TrueTypeFont {
  private var bounds: Glyph.Bounds {
    glyphs.compactMap(\.bounds).reduce(Glyph.Bounds(minX: 0, minY: 0, maxX: 0, maxY: 0)) {
      Glyph.Bounds(
        minX: min($0.minX, $1.minX), minY: min($0.minY, $1.minY), maxX: max($0.maxX, $1.maxX),
        maxY: max($0.maxY, $1.maxY))
    }
  }

  private var lastScalar: Int { Int(characters.last?.scalar.value ?? 0) }

  /// `head`: units, bounds, and the width of the outlines' offsets.
  var headTable: [UInt8] {
    var table = BigEndianBytes()
    let bounds = bounds
    table.uint32(0x0001_0000)
    table.uint32(0x0001_0000)
    // The checksum adjustment is filled in at the end.
    table.uint32(0)
    table.uint32(0x5F0F_3CF5)
    // The base line is at 0, and the left side bearing is the start of the outline.
    table.int16(0b11)
    table.int16(unitsPerEm)
    // Always created and modified on the first day of 2022, so that the same glyphs give the same
    // bytes: 43,100 days after the first day of 1904.
    for _ in 0..<2 {
      table.uint32(0)
      table.uint32(43_100 * 86_400)
    }
    for side in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] { table.int16(side) }
    table.int16(weight == .bold ? 1 : 0)
    // The smallest size; letters of both directions; two-byte offsets; the only format.
    for number in [6, 2, 0, 0] { table.int16(number) }
    return table.bytes
  }

  /// `hhea`: the height of a line, and the extent of glyphs.
  var horizontalHeader: [UInt8] {
    var table = BigEndianBytes()
    let inked = glyphs.compactMap { glyph in glyph.bounds.map { (glyph.advance, $0) } }
    table.uint32(0x0001_0000)
    table.int16(ascent)
    table.int16(-descent)
    table.int16(0)
    table.int16(glyphs.map(\.advance).max() ?? 0)
    table.int16(inked.map { $0.1.minX }.min() ?? 0)
    table.int16(inked.map { $0.0 - $0.1.maxX }.min() ?? 0)
    table.int16(inked.map { $0.1.maxX }.max() ?? 0)
    // The caret is upright; then four reserved numbers and the format.
    for number in [1, 0, 0, 0, 0, 0, 0, 0] { table.int16(number) }
    table.int16(glyphs.count)
    return table.bytes
  }

  /// `hmtx`: the advance and the left side bearing of each glyph.
  var horizontalMetrics: [UInt8] {
    var table = BigEndianBytes()
    for glyph in glyphs {
      table.int16(glyph.advance)
      table.int16(glyph.bounds?.minX ?? 0)
    }
    return table.bytes
  }

  /// `maxp`: the largest counts, for which a reader allocates memory.
  var maximumProfile: [UInt8] {
    var table = BigEndianBytes()
    table.uint32(0x0001_0000)
    table.int16(glyphs.count)
    table.int16(glyphs.map { $0.contours.joined().count }.max() ?? 0)
    table.int16(glyphs.map(\.contours.count).max() ?? 0)
    // No composite glyphs; one zone; no instructions.
    for number in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] { table.int16(number) }
    return table.bytes
  }

  /// `cmap`: the glyph of each character, in format 4.
  var characterTable: [UInt8] {
    let runs = Self.runs(of: characters.map { Int($0.scalar.value) })
    let count = runs.count + 1
    let power = Int.bitWidth - 1 - count.leadingZeroBitCount
    var format = BigEndianBytes()
    for number in [
      4, 16 + 8 * count, 0, 2 * count, 2 << power, power, 2 * count - 2 << power,
    ] {
      format.int16(number)
    }
    // The last segment is the character that the format requires.
    for run in runs { format.int16(run.codes.upperBound) }
    format.int16(0xFFFF)
    format.int16(0)
    for run in runs { format.int16(run.codes.lowerBound) }
    format.int16(0xFFFF)
    for run in runs { format.int16(run.glyph - run.codes.lowerBound) }
    format.int16(1)
    for _ in 0..<count { format.int16(0) }
    var table = BigEndianBytes()
    // One table: Windows, basic multilingual plane.
    for number in [0, 1, 3, 1] { table.int16(number) }
    table.uint32(12)
    return table.bytes + format.bytes
  }

  /// Runs of consecutive characters, each with the glyph of its first character.
  private static func runs(of codes: [Int]) -> [(codes: ClosedRange<Int>, glyph: Int)] {
    var runs: [(codes: ClosedRange<Int>, glyph: Int)] = []
    for (index, code) in codes.enumerated() {
      if let last = runs.last, last.codes.upperBound == code - 1 {
        runs[runs.count - 1].codes = last.codes.lowerBound...code
      } else {
        runs.append((code...code, index + 1))
      }
    }
    return runs
  }

  /// `name`: family, style and full name, for Windows in English.
  var nameTable: [UInt8] {
    let style = "\(weight)"
    let names = [
      (1, family), (2, style), (3, "\(family) \(style)"), (4, "\(family) \(style)"),
      (6, "\(family)-\(style)".filter { $0 != " " }),
    ]
    var table = BigEndianBytes()
    var texts = BigEndianBytes()
    for number in [0, names.count, 6 + 12 * names.count] { table.int16(number) }
    for (number, name) in names {
      for field in [3, 1, 0x409, number, 2 * name.utf8.count, texts.bytes.count] {
        table.int16(field)
      }
      for byte in name.utf8 { texts.int16(Int(byte)) }
    }
    return table.bytes + texts.bytes
  }

  /// `post`: no glyph names.
  var postTable: [UInt8] {
    var table = BigEndianBytes()
    table.uint32(0x0003_0000)
    table.uint32(0)
    // The position and thickness of underlines.
    table.int16(-unitsPerEm / 10)
    table.int16(unitsPerEm / 20)
    for _ in 0..<5 { table.uint32(0) }
    return table.bytes
  }

  /// `OS/2`: weight, and the height of a line again, for Windows.
  var systemTable: [UInt8] {
    var table = BigEndianBytes()
    let average = glyphs.reduce(0) { $0 + $1.advance } / glyphs.count
    // Version; average advance; weight; normal width; embedding allowed.
    for number in [4, average, Int(weight.cssWeight), 5, 0] { table.int16(number) }
    // Subscript and superscript: sizes and offsets; then the strikethrough line.
    let half = unitsPerEm / 2
    for number in [half, half, 0, half / 4, half, half, 0, half] { table.int16(number) }
    for number in [unitsPerEm / 20, unitsPerEm / 4, 0] { table.int16(number) }
    // Ten bytes of classification, and four numbers of ranges, all unspecified.
    for _ in 0..<10 { table.uint8(0) }
    for _ in 0..<4 { table.uint32(0) }
    table.text("    ")
    // Bold or regular, and use the heights below.
    table.int16((weight == .bold ? 0x20 : 0x40) | 0x80)
    table.int16(Int(characters.first?.scalar.value ?? 0))
    table.int16(lastScalar)
    for number in [ascent, -descent, 0, ascent, descent] { table.int16(number) }
    for _ in 0..<2 { table.uint32(0) }
    // Heights of 'x' and 'H'; the default and the break character; the longest context.
    for letter in ["x", "H"] as [Unicode.Scalar] {
      let glyph = characters.first { $0.scalar == letter }?.glyph
      table.int16(glyph?.bounds?.maxY ?? 0)
    }
    for number in [0, 0x20, 0] { table.int16(number) }
    return table.bytes
  }
}
