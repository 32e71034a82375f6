import TestSupport
import Testing

// How files and changes are looked at is internal.
@testable import MarqueeOutputs

/// Pictures drawn in code, and their files.
@Suite struct IndexedImageTests {
  @Test(arguments: [0, 1, 2, 3, 4, 10, 11, 12, 257, 258, 259, 260, 261, 262, 516, 517, 519, 70_000])
  func `a run of any length is inflated again`(length: Int) {
    for byte in [UInt8(0), 143, 144, 255] {
      let bytes = [1] + [UInt8](repeating: byte, count: length) + [2]
      #expect(inflated(bytes) == bytes)
    }
  }

  @Test(arguments: 0..<50)
  func `any bytes are inflated again`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes: [UInt8] = []
    while bytes.count < 2000 {
      let byte = UInt8.random(in: .min ... .max, using: &random)
      bytes += [UInt8](repeating: byte, count: Int.random(in: 1...300, using: &random))
    }
    #expect(inflated(bytes) == bytes)
  }

  private func inflated(_ bytes: [UInt8]) -> [UInt8] {
    Inflate.prefix(ofZlib: ([0x78, 0x01] + RepeatDeflate.compress(bytes))[...], limit: .max)
  }

  @Test func `a picture's file holds its size, colors and pixels`() throws {
    let image = IndexedImage(
      width: 3, height: 2, palette: [.init(0xFF_0000), .init(0x00_80FF)]
    ) { column, row in column == row ? 1 : 0 }
    let png = image.png
    // The file is written out by hand, but for the checksums of PNG's own test of chunks.
    let pixels: [UInt8] = [0, 1, 0, 0, 0, 0, 1, 0]
    #expect(
      Array(png.prefix(33))
        == PNGBytes.signature + PNGBytes.chunk("IHDR", [0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]))
    #expect(
      Array(png[33..<51]) == PNGBytes.chunk("PLTE", [0xFF, 0, 0, 0, 0x80, 0xFF]))
    let data = png[51...].dropFirst(8)
    #expect(Inflate.prefix(ofZlib: data, limit: 100) == pixels)
    #expect(png.suffix(12) == PNGBytes.chunk("IEND", [])[...])
  }
}
