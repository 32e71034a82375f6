import MarqueeOutputs
import TestSupport
import Testing

@Suite struct StarterContentTests {
  @Test(arguments: [
    ("coast", 430, 450), ("lagoon", 200, 300), ("red-desert", 200, 300), ("north-light", 200, 300),
    ("tea-garden", 200, 300),
  ])
  func `each image of a new folder is a whole PNG file for 2x and 3x`(
    name: String, width: Int, height: Int
  ) throws {
    for scale in [2, 3] {
      let file = StarterContent.files.first { $0.name == "Images/\(name)@\(scale)x.png" }
      let bytes = try #require(file).bytes
      let size = [width * scale, height * scale].flatMap { size -> [UInt8] in
        [0, 0, UInt8(size >> 8), UInt8(size & 0xFF)]
      }
      #expect(
        Array(bytes.prefix(33))
          == PNGBytes.signature + PNGBytes.chunk("IHDR", size + [8, 3, 0, 0, 0]))
      #expect(bytes.suffix(12) == PNGBytes.chunk("IEND", [])[...])
    }
  }
}
