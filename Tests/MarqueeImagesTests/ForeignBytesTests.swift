import MarqueeImages
import TestSupport
import Testing

/// Bytes between the parts of a file that every decoder skips.
@Suite struct ForeignBytesTests {
  @Test(
    arguments: [
      Array("hello".utf8), [0xFF, 0], [0xFF, 0, 0xFF, 0, 7], [0xFF, 0xD3], [0xFF, 1], [0, 0, 0, 0],
    ] as [[UInt8]])
  func `a JPEG may have bytes between its segments`(junk: [UInt8]) throws {
    let whole = try Fixture.bytes("mode-RGB.jpg")
    // The first segment begins after the two bytes of the start.
    let length = Int(whole[4]) << 8 | Int(whole[5])
    // A file that does not begin with a marker is not a JPEG.
    for offset in [2, 4 + length] where offset > 2 || junk.first == 0xFF {
      let file = Array(whole[..<offset] + junk + whole[offset...])
      let inspection = ImageInspection(of: MemoryByteSource(file))
      #expect(inspection.fault == nil)
      #expect(inspection.info?.pixelSize == PixelSize(width: 13, height: 7))
    }
  }

  @Test func `a JPEG whose rest is zeros is cut off`() throws {
    let whole = try Fixture.bytes("mode-RGB.jpg")
    let file = Array(whole[..<20] + [UInt8](repeating: 0, count: 500))
    let inspection = ImageInspection(of: MemoryByteSource(file))
    #expect(inspection.fault == .truncated(at: 20))
  }

  @Test func `a GIF ends at foreign bytes after a frame, and has none before one`() throws {
    let whole = try Fixture.bytes("still.gif")
    let known = ImageInspection(of: MemoryByteSource(whole))
    // The last byte is the trailer.
    let joined = Array(whole.dropLast() + Array("GIF89a and more".utf8))
    let inspection = ImageInspection(of: MemoryByteSource(joined))
    #expect(inspection.fault == nil)
    #expect(inspection.info?.pixelSize == known.info?.pixelSize)
    #expect(inspection.info?.frameCount == 1)
    // Six bytes of signature, seven of screen, no table of colors, and then no block.
    let headless = Array("GIF89a".utf8) + [9, 0, 5, 0, 0, 0, 0] + Array("GIF89a".utf8)
    #expect(
      ImageInspection(of: MemoryByteSource(headless)).fault
        == .damaged(at: 13))
  }
}
