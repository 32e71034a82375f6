import MarqueeImages
import Testing

@Suite struct EmbeddedThumbnailTests {
  /// A directory of a TIFF file: pairs of tags and whole numbers, and where the next one begins.
  private static func directory(_ fields: [(UInt64, UInt64)], next: UInt64) -> [UInt8] {
    ImageBytes.littleEndian(UInt64(fields.count), count: 2)
      + fields.flatMap { tag, value in
        ImageBytes.littleEndian(tag, count: 2) + [4, 0, 1, 0, 0, 0]
          + ImageBytes.littleEndian(value, count: 4)
      } + ImageBytes.littleEndian(next, count: 4)
  }

  /// A TIFF file of 80 × 66 pixels, which has no pixels, with a small image in its second directory.
  ///
  /// Each directory has 6 fields of 12 bytes, their number and the next offset: 78 bytes. The first one
  /// begins at 8, the second at 86, and the small image at 164.
  private static func tiff(
    _ jpeg: [UInt8], offset: UInt64 = 164, count: UInt64? = nil, orientation: UInt64 = 1
  ) -> [UInt8] {
    let image: [(UInt64, UInt64)] = [
      (256, 80), (257, 66), (258, 8), (273, 8), (274, orientation), (279, 1),
    ]
    let small: [(UInt64, UInt64)] = [
      (256, 40), (257, 33), (273, 8), (279, 1), (513, offset),
    ]
    let length = count ?? UInt64(jpeg.count)
    return [0x49, 0x49, 42, 0, 8, 0, 0, 0] + directory(image, next: 86)
      + directory(small + [(514, length)], next: 0) + jpeg
  }

  @Test func `a TIFF file's small image is found in its second directory`() throws {
    let jpeg = try Fixture.bytes("small.jpg")
    #expect(EmbeddedThumbnail.jpeg(in: Self.tiff(jpeg)) == jpeg)
  }

  @Test func `a HEIF file's small image is found in its Exif block`() throws {
    let jpeg = try Fixture.bytes("small.jpg")
    #expect(EmbeddedThumbnail.jpeg(in: try Fixture.bytes("thumbnail.heic")) == jpeg)
  }

  @Test(arguments: ["mode-RGB.heic", "exif-6.heic", "irot-1.heic", "exif-2.tiff", "comment.jpg"])
  func `a file without a small image has none`(name: String) throws {
    #expect(EmbeddedThumbnail.jpeg(in: try Fixture.bytes(name)) == nil)
  }

  @Test func `a small image that is cut, elsewhere or to be turned is not taken`() throws {
    let jpeg = try Fixture.bytes("small.jpg")
    let half = UInt64(jpeg.count / 2)
    #expect(EmbeddedThumbnail.jpeg(in: Self.tiff(jpeg, count: half)) == nil)
    #expect(EmbeddedThumbnail.jpeg(in: Self.tiff(jpeg, offset: 165)) == nil)
    #expect(EmbeddedThumbnail.jpeg(in: Self.tiff(jpeg, offset: 0xFFFF_FFFF)) == nil)
    #expect(EmbeddedThumbnail.jpeg(in: Self.tiff(jpeg, orientation: 6)) == nil)
    // The image has 80 × 66 pixels, and this one 13 × 7.
    let other = try Fixture.bytes("comment.jpg")
    #expect(EmbeddedThumbnail.jpeg(in: Self.tiff(other)) == nil)
  }

  @Test func `no bytes that are cut off or wrong make it fail`() throws {
    let bytes = try Fixture.bytes("thumbnail.heic")
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = EmbeddedThumbnail.jpeg(in: Array(bytes[..<end]))
    }
    for index in bytes.indices.prefix(900) {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = EmbeddedThumbnail.jpeg(in: damaged)
    }
  }
}
