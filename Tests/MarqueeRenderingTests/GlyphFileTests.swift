import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct GlyphFileTests {
  /// One contour of three points, and four weights with the letter A.
  ///
  /// The points are (0, 0) on the curve, (100, 0) off it and (100, -50) on it; in the letter they
  /// are 5 units to the right and 7 down. 2816, the units of the size, is 22 × 128: the bytes 0 and
  /// 22. A step of 100 to the right, off the curve, is 2 × 100 = 200, signed 400 = 3 × 128 + 16.
  /// One of 0, on the curve, is 1, signed 2. A step of 50 down is signed 99.
  private static let small: [UInt8] =
    [0x4D, 0x51, 0x47, 0x31, 0x80, 22, 1, 3, 2, 0, 0x90, 3, 0, 2, 99]
    + Array(repeating: [1, 65, 100, 1, 0, 10, 13], count: 4).flatMap(\.self)

  @Test func `a file is read as it is described`() throws {
    let file = GlyphFile(Self.small)
    #expect(file.unitsPerEm == 2816)
    for weight in FontWeight.allCases {
      let glyph = try #require(file[weight]["A"])
      #expect(glyph.advance == 100)
      #expect(
        glyph.contours == [
          [
            Glyph.Point(x: 5, y: -7, isOnCurve: true), Glyph.Point(x: 105, y: -7, isOnCurve: false),
            Glyph.Point(x: 105, y: -57, isOnCurve: true),
          ]
        ])
      #expect(glyph.bounds == Glyph.Bounds(minX: 5, minY: -57, maxX: 105, maxY: -7))
      #expect(file[weight]["B"] == nil)
    }
  }

  /// The measurer's table comes from the same fonts, by another program.
  @Test(arguments: FontWeight.allCases)
  func `Inter's characters advance as they are measured`(weight: FontWeight) {
    let face = GlyphFile.inter[weight]
    #expect(face.scalars.count > 500)
    let measurer = TextMeasurer(
      font: TextFont(pointSize: TextFont.wholeUnitSize, weight: weight))
    for scalar in face.scalars where scalar.properties.generalCategory != .format {
      let advance = face[scalar].map { Double($0.advance) }
      #expect(advance == measurer.width(of: String(Character(scalar))), "U+\(scalar.value)")
    }
  }

  @Test func `a letter and its accent are one glyph`() {
    let face = GlyphFile.inter[.regular]
    #expect(face.scalar(of: "e\u{301}") == "é")
    #expect(face.scalar(of: "é") == "é")
    #expect(face.scalar(of: "한") == nil)
    #expect(face.scalar(of: "👩‍🚀") == nil)
  }
}
