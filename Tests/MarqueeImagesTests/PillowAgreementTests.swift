import MarqueeImages
import Testing

@Suite struct PillowAgreementTests {
  @Test func `the list of images is complete`() {
    #expect(Fixture.all.count == 97)
    #expect(Set(Fixture.all.map(\.format)).count == 6)
  }

  @Test(arguments: Fixture.all)
  func `a whole image has the facts that Pillow finds`(fixture: Fixture) throws {
    let bytes = try Fixture.bytes(fixture.name)
    let inspection = ImageInspection(of: MemoryByteSource(bytes), depth: .whole)
    #expect(inspection.fault == nil)
    let info = try #require(inspection.info)
    #expect(info.format == fixture.format)
    #expect(info.extent == .pixels(fixture.size))
    // The opacity of HEIF and AVIF is another item, which is not looked for.
    if ![.heic, .avif].contains(fixture.format) { #expect(info.hasAlpha == fixture.hasAlpha) }
    #expect(info.frameCount == fixture.frameCount)
    #expect(info.byteCount == bytes.count)
    #expect(Self.models(for: fixture).contains(info.colorModel))
    // libheif turns the pixels and does not say how.
    if fixture.format != .heic { #expect(info.orientation == fixture.orientation) }
  }

  @Test(arguments: Fixture.all)
  func `the header alone gives the same size`(fixture: Fixture) throws {
    let bytes = try Fixture.bytes(fixture.name)
    let inspection = ImageInspection(of: MemoryByteSource(bytes), depth: .header)
    #expect(inspection.fault == nil)
    let info = try #require(inspection.info)
    #expect(info.format == fixture.format)
    #expect(info.extent == .pixels(fixture.size))
    #expect(info.frameCount == fixture.frameCount || info.frameCount == nil)
  }

  @Test func `what Pillow cannot decode after a cut is reported`() throws {
    let text = String(decoding: try Fixture.bytes("unreadable-cuts.tsv"), as: UTF8.self)
    var count = 0
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t")
      let bytes = try Fixture.bytes(String(try #require(columns.first)))
      for length in columns.dropFirst().compactMap({ Int($0) }) {
        let cut = MemoryByteSource(Array(bytes.prefix(length)))
        #expect(ImageInspection(of: cut, depth: .whole).fault != nil, "\(columns[0]), \(length)")
        count += 1
      }
    }
    #expect(count > 500)
  }

  /// The bit depths in the names of the images.
  @Test(
    arguments: Fixture.all.compactMap { fixture -> (String, Int)? in
      guard let start = fixture.name.firstRange(of: "depth")?.upperBound else { return nil }
      return Int(fixture.name[start...].drop { $0 == "-" }.prefix { $0.isNumber })
        .map { (fixture.name, $0) }
    })
  func `the bit depth is the one that was written`(name: String, depth: Int) throws {
    let inspection = ImageInspection(
      of: MemoryByteSource(try Fixture.bytes(name)), depth: .header)
    #expect(inspection.info?.bitDepth == depth)
  }

  @Test(
    arguments: [
      ("irot-1.heic", ImageOrientation.left), ("irot-2.heic", .down), ("irot-3.heic", .right),
      ("imir-0.heic", .downMirrored), ("imir-1.heic", .upMirrored),
      ("irot-1-imir-1.heic", .rightMirrored), ("exif-6.heic", .up),
    ])
  func `HEIF properties add up to an orientation`(name: String, orientation: ImageOrientation)
    throws
  {
    let inspection = ImageInspection(
      of: MemoryByteSource(try Fixture.bytes(name)), depth: .header)
    #expect(inspection.info?.orientation == orientation)
  }

  /// What Pillow's modes mean in our words; where Pillow converts while it reads, both are right.
  private static func models(for fixture: Fixture) -> [ColorModel?] {
    switch fixture.mode {
    case "1", "L", "LA", "I;16": [.gray]
    case "P": [.indexed]
    case "RGBA" where fixture.name.hasPrefix("color4"): [.gray]
    case "RGB", "RGBA", "YCbCr": [.rgb]
    case "CMYK": [.cmyk]
    default: []
    }
  }
}
