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
    let inspection = ImageInspection(of: MemoryByteSource(bytes))
    #expect(inspection.fault == nil)
    let info = try #require(inspection.info)
    #expect(info.format == fixture.format)
    #expect(info.extent == .pixels(fixture.size))
    #expect(info.frameCount == fixture.frameCount)
    #expect(info.byteCount == bytes.count)
    #expect(info.isForPrint == (fixture.mode == "CMYK"))
  }

  @Test func `what Pillow cannot decode after a cut is reported`() throws {
    let text = String(decoding: try Fixture.bytes("unreadable-cuts.tsv"), as: UTF8.self)
    var count = 0
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t")
      let bytes = try Fixture.bytes(String(try #require(columns.first)))
      for length in columns.dropFirst().compactMap({ Int($0) }) {
        let cut = MemoryByteSource(Array(bytes.prefix(length)))
        #expect(ImageInspection(of: cut).fault != nil, "\(columns[0]), \(length)")
        count += 1
      }
    }
    #expect(count > 500)
  }
}
