import MarqueeImages
import TestSupport
import Testing

/// The coding of a HEIF image is the type of its primary item, or of that item's parts.
@Suite struct HEIFCodingTests {
  /// A file of 9 × 5 pixels with items of some types, of which the first is the primary one.
  private static func file(types: [String]) -> [UInt8] {
    let entries = types.enumerated().flatMap { index, type in
      // Version 2, the item's number, no protection, its type, an empty name.
      ImageBytes.box(
        "infe", [2, 0, 0, 0, 0, UInt8(index + 1), 0, 0] + Array(type.utf8) + [0])
    }
    let information = ImageBytes.box("iinf", [0, 0, 0, 0, 0, UInt8(types.count)] + entries)
    let size = ImageBytes.box("ispe", [0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 5])
    let associations = ImageBytes.box("ipma", [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0x81])
    let locations = ImageBytes.box(
      "iloc", [1, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4])
    return ImageBytes.heicType
      + ImageBytes.box(
        "meta",
        [0, 0, 0, 0] + ImageBytes.box("pitm", [0, 0, 0, 0, 0, 1]) + locations + information
          + ImageBytes.box("idat", [1, 2, 3, 4])
          + ImageBytes.box("iprp", associations + ImageBytes.box("ipco", size)))
  }

  @Test(
    arguments: [
      (["hvc1"], .hevc), (["av01"], .av1), (["avc1"], .avc), (["vvc1"], .vvc),
      (["j2k1"], .jpeg2000),
      (["jpeg"], .jpeg), (["unci"], .uncompressed), (["abcd"], .other),
      (["grid", "hvc1"], .hevc), (["grid", "unci"], .uncompressed), (["iden", "avc1"], .avc),
      (["grid", "Exif", "hvc1"], .hevc), (["grid"], nil),
    ] as [([String], ImageCoding?)])
  func `the coding is that of the primary item, or of its first part`(
    types: [String], coding: ImageCoding?
  ) {
    let inspection = ImageInspection(
      of: MemoryByteSource(Self.file(types: types)))
    #expect(inspection.fault == nil)
    #expect(inspection.info?.pixelSize == PixelSize(width: 9, height: 5))
    #expect(inspection.info?.coding == coding)
  }

  @Test(
    arguments: ImageCoding.allCases.map { ($0, $0 == .hevc || $0 == .av1) })
  func `phones decode two codings`(coding: ImageCoding, isDecoded: Bool) {
    #expect(coding.isDecodedByPhones == isDecoded)
  }

  @Test func `an image of which all items are composed has no known coding`() {
    let inspection = ImageInspection(
      of: MemoryByteSource(Self.file(types: ["grid", "grid"])))
    #expect(inspection.fault == nil)
    #expect(inspection.info?.coding == nil)
  }

  @Test(arguments: ["mode-RGB.heic", "irot-1.heic", "mode-RGB.avif"])
  func `files of common programs are decoded by phones`(name: String) throws {
    let inspection = ImageInspection(
      of: MemoryByteSource(try Fixture.bytes(name)))
    #expect(inspection.info?.coding == (name.hasSuffix("heic") ? .hevc : .av1))
  }
}
