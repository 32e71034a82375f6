import MarqueeImages
import TestSupport
import Testing

/// A header is found without reading the image after it.
@Suite struct BoundedReadingTests {
  /// A file of 100 MB that begins with some bytes and ends with others; between them are zeros.
  private struct HugeSource: ByteSource {
    let start: [UInt8]
    var end: [UInt8] = []
    let byteCount = 100_000_000

    func read(_ range: Range<Int>) -> [UInt8]? {
      let endStart = byteCount - end.count
      return range.map { offset in
        offset < start.count ? start[offset] : offset >= endStart ? end[offset - endStart] : 0
      }
    }
  }

  private func expectBounded(
    _ source: HugeSource, _ size: (Int, Int), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let inspection = ImageInspection(of: source, depth: .header)
    #expect(inspection.fault == nil, sourceLocation: sourceLocation)
    #expect(
      inspection.info?.extent == PixelSize(width: size.0, height: size.1).map { .pixels($0) },
      sourceLocation: sourceLocation)
    #expect(inspection.bytesRead <= 65_536, sourceLocation: sourceLocation)
    #expect(inspection.info?.byteCount == 100_000_000, sourceLocation: sourceLocation)
  }

  @Test func `of a PNG`() {
    expectBounded(
      HugeSource(
        start: PNGBytes.signature + PNGBytes.header(width: 9000, height: 4000)
          + ImageBytes.bigEndian(90_000_000, count: 4) + Array("IDAT".utf8)),
      (9000, 4000))
  }

  @Test func `of a JPEG, over twenty large segments`() {
    let segments = (0..<20).flatMap { _ in
      ImageBytes.segment(0xE2, [UInt8](repeating: 0, count: 65_533))
    }
    expectBounded(
      HugeSource(
        start: [0xFF, 0xD8] + segments + ImageBytes.jpegFrame(width: 9000, height: 4000)
          + ImageBytes.segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])),
      (9000, 4000))
  }

  @Test func `of a GIF and a WebP`() throws {
    var gif = try Fixture.bytes("still.gif")
    gif.removeLast()
    expectBounded(HugeSource(start: gif), (13, 7))
    expectBounded(HugeSource(start: try Fixture.bytes("lossy.webp")), (13, 7))
  }

  @Test func `of a HEIC whose pixels come first`() throws {
    let heic = try Fixture.bytes("mode-RGB.heic")
    let type = Array(heic.prefix(28))
    let metaEnd = 28 + Int(heic[30]) * 256 + Int(heic[31])
    let meta = Array(heic[28..<metaEnd])
    let free = ImageBytes.bigEndian(UInt64(100_000_000 - 28 - meta.count), count: 4)
    expectBounded(HugeSource(start: type + free + Array("mdat".utf8), end: meta), (80, 66))
  }

  @Test func `of a PDF, at its start or at its end`() {
    let box = Array("/MediaBox [0 0 10 20]\n".utf8)
    let end = Array("%%EOF\n".utf8)
    for source in [
      HugeSource(start: Array("%PDF-1.7\n".utf8) + box, end: end),
      HugeSource(start: Array("%PDF-1.7\n".utf8), end: box + end),
    ] {
      let inspection = ImageInspection(of: source, depth: .header)
      #expect(inspection.fault == nil)
      #expect(inspection.info?.extent == .vector(PointSize(width: 10, height: 20)))
      #expect(inspection.bytesRead <= 65_536)
    }
  }

  @Test func `a header that never ends is given up`() {
    let spaces = [UInt8](repeating: 0x20, count: 1000)
    var start = Array("<svg ".utf8)
    for _ in 0..<100 { start += spaces + Array("a='1'".utf8) }
    let inspection = ImageInspection(of: HugeSource(start: start), depth: .header)
    #expect(inspection.fault == .headerTooLong(at: 0))
    #expect(inspection.bytesRead <= 65_536)
  }
}
