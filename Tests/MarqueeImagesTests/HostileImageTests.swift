import MarqueeImages
import TestSupport
import Testing

/// Files that were made to harm a reader.
@Suite(.timeLimit(.minutes(1))) struct HostileImageTests {
  private func inspect(_ bytes: [UInt8]) -> ImageInspection {
    ImageInspection(of: MemoryByteSource(bytes))
  }

  @Test func `a PNG of 2³¹ − 1 × 2³¹ − 1 pixels is refused`() {
    // 2³¹ − 1 is the largest that the format allows.
    let huge =
      PNGBytes.signature
      + PNGBytes.header(width: (1 << 31) - 1, height: (1 << 31) - 1)
      + PNGBytes.chunk("IDAT", [0]) + PNGBytes.chunk("IEND", [])
    let fault = inspect(huge).fault
    let size = PixelSize(width: 2_147_483_647, height: 2_147_483_647)
    #expect(fault == size.map { .tooLarge($0) })
  }

  @Test func `a PNG without pixels or size is refused`() {
    let start = PNGBytes.signature
    let end = PNGBytes.chunk("IEND", [])
    let header = PNGBytes.header(width: 2, height: 2)
    #expect(inspect(start + header + end).fault == .damaged(at: 33))
    #expect(inspect(start + end).fault == .damaged(at: 8))
    let data = PNGBytes.chunk("IDAT", [0])
    let empty = PNGBytes.header(width: 0, height: 2)
    #expect(inspect(start + empty + data + end).fault == .damaged(at: 8))
    #expect(inspect(start + header + header).fault == .truncated(at: 58))
  }

  @Test func `the variant of PNG that Xcode makes is read`() {
    let png =
      PNGBytes.signature + PNGBytes.chunk("CgBI", [0x50, 0, 0x20, 6])
      + PNGBytes.header(width: 120, height: 60) + PNGBytes.chunk("IDAT", [0])
      + PNGBytes.chunk("IEND", [])
    let inspection = inspect(png)
    #expect(inspection.fault == nil)
    #expect(inspection.info?.pixelSize == PixelSize(width: 120, height: 60))
  }

  @Test func `a JPEG of nothing but markers is refused`() {
    let start: [UInt8] = [0xFF, 0xD8]
    let restarts = start + (0..<200_000).flatMap { [0xFF, UInt8(0xD0 | $0 & 7)] as [UInt8] }
    #expect(inspect(restarts).fault == .truncated(at: 2))
    let fill = start + [UInt8](repeating: 0xFF, count: 200_000)
    #expect(inspect(fill).fault == .truncated(at: 2))
    let comment = ImageBytes.segment(0xFE, [])
    let comments = start + (0..<50_000).flatMap { _ in comment } + [0xFF, 0xD9]
    #expect(inspect(comments).fault == .damaged(at: 200_002))
    #expect(inspect([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]).fault == .damaged(at: 2))
  }

  @Test func `a JPEG whose frame is empty or comes twice is refused`() {
    let frame = ImageBytes.jpegFrame(width: 8, height: 8)
    let start: [UInt8] = [0xFF, 0xD8]
    #expect(inspect(start + frame + frame).fault == .damaged(at: 21))
    #expect(inspect(start + frame + [0xFF, 0xD9]).fault == .damaged(at: 21))
    let empty = ImageBytes.jpegFrame(width: 8, height: 0)
    #expect(inspect(start + empty).fault == .damaged(at: 2))
  }

  @Test(arguments: [UInt64(0), 1, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func `a WebP chunk of an impossible size is refused`(size: UInt64) {
    let chunk = Array("VP8 ".utf8) + ImageBytes.littleEndian(size, count: 4)
    #expect(inspect(ImageBytes.webP(chunk)).fault != nil)
    #expect(inspect(ImageBytes.webP(chunk + [0, 0, 0, 0])).fault != nil)
  }

  @Test(arguments: [UInt64(0), 1, 15, 1 << 62, 1 << 63, .max])
  func `a HEIF box with an impossible 64-bit size is refused`(size: UInt64) {
    let box =
      ImageBytes.bigEndian(1, count: 4) + Array("meta".utf8)
      + ImageBytes.bigEndian(size, count: 8)
    let fault = inspect(ImageBytes.heicType + box).fault
    #expect(fault == (size < 16 ? .damaged(at: 24) : .truncated(at: 24)))
  }

  @Test(arguments: [UInt64(2), 7])
  func `a HEIF box smaller than its own header is refused`(size: UInt64) {
    let box = ImageBytes.bigEndian(size, count: 4) + Array("meta".utf8)
    #expect(inspect(ImageBytes.heicType + box).fault == .damaged(at: 24))
  }

  @Test func `a HEIF box of size 0 goes on to the end of the file, but not inside of another`() {
    let toEnd = ImageBytes.bigEndian(0, count: 4) + Array("meta".utf8) + [0, 0, 0, 0]
    #expect(inspect(ImageBytes.heicType + toEnd).fault == .damaged(at: 24))
    let inner = ImageBytes.bigEndian(0, count: 4) + Array("iprp".utf8)
    let meta = ImageBytes.box("meta", [0, 0, 0, 0] + inner)
    let file = ImageBytes.heicType + meta + ImageBytes.box("free", [])
    #expect(inspect(file).fault == .damaged(at: 36))
  }

  @Test(arguments: ["meta", "iprp", "ipco", "moov", "trak"])
  func `boxes nested ten thousand deep are not followed`(type: String) {
    var sizes: [UInt8] = []
    for depth in 0..<10_000 {
      sizes += ImageBytes.bigEndian(UInt64(8 * (10_000 - depth)), count: 4) + Array(type.utf8)
    }
    #expect(inspect(ImageBytes.heicType + sizes).fault != nil)
  }

  @Test func `a HEIF item inside of the description itself is no fault`() {
    let size = ImageBytes.box("ispe", [0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 5])
    let associations = ImageBytes.box("ipma", [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0x81])
    let properties = ImageBytes.box("iprp", ImageBytes.box("ipco", size) + associations)
    // Version 1: field sizes, one item, its number, the method 1 (`idat`), one extent.
    let locations = ImageBytes.box(
      "iloc", [1, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4])
    let meta = ImageBytes.box(
      "meta",
      [0, 0, 0, 0] + ImageBytes.box("pitm", [0, 0, 0, 0, 0, 1]) + properties + locations
        + ImageBytes.box("idat", [1, 2, 3, 4]))
    let inspection = inspect(ImageBytes.heicType + meta)
    #expect(inspection.fault == nil)
    #expect(inspection.info?.pixelSize == PixelSize(width: 9, height: 5))
  }

  /// Source: RFC 9649, section 3.4: width and height less 1 in 14 bits each.
  @Test func `a lossless WebP has the size in its header`() {
    let data = [0x2F] + ImageBytes.littleEndian(2 | 3 << 14, count: 4)
    let chunk =
      Array("VP8L".utf8) + ImageBytes.littleEndian(UInt64(data.count), count: 4) + data + [0]
    let inspection = inspect(ImageBytes.webP(chunk))
    #expect(inspection.info?.pixelSize == PixelSize(width: 3, height: 4))
    #expect(inspection.fault == nil)
  }
}
