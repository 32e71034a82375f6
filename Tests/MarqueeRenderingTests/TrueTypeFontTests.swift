import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

/// Fonts as files.
///
/// Browsers, and another reader of fonts, try them in `Tools/PreviewTests`.
@Suite struct TrueTypeFontTests {
  private static let bytes = TrueTypeFont(
    family: "Test", weight: .bold, of: .inter, for: ["A", "B", "é", "한", "—"]
  ).bytes

  private static func number(_ offset: Int, count: Int) -> Int {
    bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The tables by their tag: where they begin, and how long they are.
  private static let tables: [String: (start: Int, count: Int)] = {
    var tables: [String: (start: Int, count: Int)] = [:]
    for index in 0..<number(4, count: 2) {
      let entry = 12 + 16 * index
      let tag = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
      tables[tag] = (number(entry + 8, count: 4), number(entry + 12, count: 4))
    }
    return tables
  }()

  /// The sum of all four-byte numbers is a fixed number from the specification.
  @Test func `the file adds up`() {
    let sum = stride(from: 0, to: Self.bytes.count, by: 4).reduce(0) {
      ($0 + Self.number($1, count: 4)) % (1 << 32)
    }
    #expect(sum == 0xB1B0_AFBA)
  }

  @Test func `each table adds up to what the directory says`() {
    for index in 0..<10 {
      let entry = 12 + 16 * index
      let start = Self.number(entry + 8, count: 4)
      let tag = String(decoding: Self.bytes[entry..<(entry + 4)], as: UTF8.self)
      var sum = stride(from: 0, to: Self.number(entry + 12, count: 4), by: 4).reduce(0) {
        ($0 + Self.number(start + $1, count: 4)) % (1 << 32)
      }
      // The only number that is not included.
      if tag == "head" { sum = (sum - Self.number(start + 8, count: 4) + 1 << 32) % (1 << 32) }
      #expect(sum == Self.number(entry + 4, count: 4), "\(tag)")
    }
  }

  @Test func `all tables that browsers ask for are there, in the order of their tags`() {
    #expect(
      Self.tables.keys.sorted() == [
        "OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post",
      ])
    #expect(Self.number(0, count: 4) == 0x0001_0000)
  }

  /// A, B, é and the dash: four characters in three runs, and the last segment that format 4
  /// requires.
  @Test func `each character has its glyph, and others have none`() throws {
    let start = try #require(Self.tables["cmap"]).start + 12
    #expect(Self.number(start, count: 2) == 4)
    #expect(Self.number(start + 6, count: 2) == 8)
    let ends = (0..<4).map { Self.number(start + 14 + 2 * $0, count: 2) }
    let starts = (0..<4).map { Self.number(start + 24 + 2 * $0, count: 2) }
    let deltas = (0..<4).map { Self.number(start + 32 + 2 * $0, count: 2) }
    #expect(ends == [0x42, 0xE9, 0x2014, 0xFFFF])
    #expect(starts == [0x41, 0xE9, 0x2014, 0xFFFF])
    // Glyph 1 is A, 3 is é, 4 is the dash; numbers wrap around at 65536.
    #expect(deltas == [1 - 0x41 + 65536, 3 - 0xE9 + 65536, 4 - 0x2014 + 65536, 1])
  }

  @Test func `glyphs advance as they are measured`() throws {
    let metrics = try #require(Self.tables["hmtx"])
    #expect(metrics.count == 5 * 4)
    let measurer = TextMeasurer(font: TextFont(pointSize: TextFont.wholeUnitSize, weight: .bold))
    let advances = (1..<5).map { Double(Self.number(metrics.start + 4 * $0, count: 2)) }
    #expect(advances == ["A", "B", "é", "—"].map(measurer.width))
  }

  @Test func `the same characters give the same bytes, whatever their order`() {
    let other = TrueTypeFont(
      family: "Test", weight: .bold, of: .inter, for: ["—", "é", "한", "B", "A"])
    #expect(other.bytes == Self.bytes)
  }
}
