import MarqueeImages
import Testing

@Suite struct EmbeddedThumbnailTests {
  /// The file with a small image, with other numbers in the directory of its Exif block.
  ///
  /// - Parameter values: New values of fields by the lower byte of their tags: 1 for where the image
  ///   begins, 2 for how many bytes it has.
  private static func heic(_ values: [UInt8: UInt64]) throws -> [UInt8] {
    var bytes = try Fixture.bytes("thumbnail.heic")
    for (tag, value) in values {
      let field = try #require(bytes.firstRange(of: [tag, 2, 4, 0, 1, 0, 0, 0]))
      bytes.replaceSubrange(
        field.upperBound..<(field.upperBound + 4), with: ImageBytes.littleEndian(value, count: 4))
    }
    return bytes
  }

  @Test func `a HEIF file's small image is found in its Exif block`() throws {
    let jpeg = try Fixture.bytes("small.jpg")
    #expect(EmbeddedThumbnail.jpeg(in: try Fixture.bytes("thumbnail.heic")) == jpeg)
  }

  @Test(arguments: ["mode-RGB.heic", "exif-6.heic", "irot-1.heic", "mode-RGB.tiff", "comment.jpg"])
  func `a file without a small image has none`(name: String) throws {
    #expect(EmbeddedThumbnail.jpeg(in: try Fixture.bytes(name)) == nil)
  }

  @Test func `a small image that is cut or elsewhere is not taken`() throws {
    let jpeg = try Fixture.bytes("small.jpg")
    #expect(EmbeddedThumbnail.jpeg(in: try Self.heic([2: UInt64(jpeg.count)])) == jpeg)
    #expect(EmbeddedThumbnail.jpeg(in: try Self.heic([2: UInt64(jpeg.count / 2)])) == nil)
    #expect(EmbeddedThumbnail.jpeg(in: try Self.heic([1: 57])) == nil)
    #expect(EmbeddedThumbnail.jpeg(in: try Self.heic([1: 0xFFFF_FFFF])) == nil)
  }

  @Test func `a small image of another shape is not taken`() throws {
    // The image has 80 × 66 pixels, and this one 13 × 7.
    let other = try Fixture.bytes("comment.jpg")
    var bytes = try Self.heic([2: UInt64(other.count)])
    let small = try #require(bytes.firstRange(of: try Fixture.bytes("small.jpg")))
    bytes.replaceSubrange(small.lowerBound..<(small.lowerBound + other.count), with: other)
    #expect(EmbeddedThumbnail.jpeg(in: bytes) == nil)
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
