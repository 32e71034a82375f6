import MarqueeImages
import Testing

/// Images damaged in every way that one byte or one cut can damage them.
@Suite struct DamagedImageTests {
  private static let formats = Set(Fixture.all.map(\.format)).sorted { $0.name < $1.name }

  private static let smallest = formats.compactMap { format in
    Fixture.all.filter { $0.format == format }
      .compactMap { fixture in (try? Fixture.bytes(fixture.name)).map { (fixture, $0.count) } }
      .min { ($0.1, $0.0.name) < ($1.1, $1.0.name) }?.0
  }

  private func inspect(_ bytes: [UInt8]) -> ImageInspection {
    ImageInspection(of: MemoryByteSource(bytes))
  }

  @Test(arguments: smallest)
  func `each byte flipped in turn still ends in facts or a fault`(fixture: Fixture) throws {
    let bytes = try Fixture.bytes(fixture.name)
    for offset in bytes.indices {
      for flip in [UInt8(0xFF), 0x01, 0x80] {
        var damaged = bytes
        damaged[offset] ^= flip
        let inspection = inspect(damaged)
        #expect(inspection.info != nil || inspection.fault != nil)
      }
    }
  }

  @Test(arguments: Fixture.all)
  func `an image cut at any length is reported`(fixture: Fixture) throws {
    let bytes = try Fixture.bytes(fixture.name)
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 200)) {
      let inspection = inspect(Array(bytes.prefix(length)))
      #expect(inspection.fault != nil, "cut to \(length) of \(bytes.count) bytes")
      #expect((inspection.fault == .empty) == (length == 0))
    }
  }

  @Test(
    arguments: ["mode-RGBA.png", "mode-RGB.jpg", "lossy.webp", "animated.webp", "animated.gif"])
  func `a file cut at any byte is truncated, with a place in the file`(name: String) throws {
    let bytes = try Fixture.bytes(name)
    // Fewer bytes do not show what the file was.
    for length in 12..<bytes.count {
      switch inspect(Array(bytes.prefix(length))).fault {
      case .truncated(at: let offset): #expect(offset <= length)
      case let fault: Issue.record("cut to \(length) bytes: \(String(describing: fault))")
      }
    }
  }

  @Test func `a cut names the part that is incomplete`() throws {
    // Signature 8, header 25, so the data chunk begins at 33.
    let png = try Fixture.bytes("mode-RGB.png")
    #expect(inspect(Array(png.prefix(20))).fault == .truncated(at: 8))
    #expect(inspect(Array(png.prefix(50))).fault == .truncated(at: 33))
    #expect(inspect(Array(png.dropLast(12))).fault == .truncated(at: png.count - 12))
  }

  @Test(arguments: Fixture.all.filter { $0.format == .png || $0.format == .jpeg })
  func `bytes after the end do no harm`(fixture: Fixture) throws {
    let inspection = inspect(try Fixture.bytes(fixture.name) + [0, 1, 2, 3])
    #expect(inspection.fault == nil)
  }

  @Test(
    arguments: [
      ("mode-RGB.tiff", ImageFormat.tiff), ("big-endian.tiff", .tiff), ("big-offsets.tiff", .tiff),
      ("mode-RGB.bmp", .bmp), ("os2.bmp", .bmp), ("png.ico", .ico), ("bmp.ico", .ico),
    ])
  func `of a format that is only recognized, nothing but its name is known`(
    name: String, format: ImageFormat
  ) throws {
    let bytes = try Fixture.bytes(name)
    for end in [bytes.count, 22] {
      let inspection = inspect(Array(bytes[..<end]))
      #expect(inspection.fault == nil)
      #expect(
        inspection.info
          == ImageInfo(format: format, extent: nil, frameCount: nil, byteCount: end))
    }
  }

  @Test func `bytes that are not an image are not reported as a damaged one`() {
    #expect(inspect(Array("BM is short for benchmark".utf8)).fault == .notAnImage)
    #expect(inspect([]).fault == .empty)
    #expect(inspect(Array("hello".utf8)).fault == .notAnImage)
    #expect(inspect(Array("<html><body/></html>".utf8)).fault == .notAnImage)
    #expect(inspect([0x89, 0x50]).fault == .notAnImage)
    #expect(inspect([UInt8](repeating: 0, count: 100)).fault == .notAnImage)
  }

  @Test func `a source that shrinks or fails is not trusted`() throws {
    struct Shrunk: ByteSource {
      let byteCount = 1000
      func read(_ range: Range<Int>) -> [UInt8]? { [0x89, 0x50] }
    }
    struct Locked: ByteSource {
      let byteCount = 1000
      func read(_ range: Range<Int>) -> [UInt8]? { nil }
    }
    #expect(ImageInspection(of: Shrunk()).fault == .truncated(at: 0))
    #expect(ImageInspection(of: Locked()).fault == .unreadable)
  }
}
