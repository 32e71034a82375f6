import MarqueeImages
import TestSupport
import Testing

/// The opacity of a HEIF image is a separate item, which a property names.
@Suite struct HEIFOpacityTests {
  /// A file of 9 × 5 pixels whose last box is the name of its second item, without a NUL after it.
  private func file(auxiliary name: String) -> [UInt8] {
    let size = ImageBytes.box("ispe", [0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 5])
    let auxiliary = ImageBytes.box("auxC", [0, 0, 0, 0] + Array(name.utf8))
    // Item 1 has property 1, item 2 has property 2.
    let associations = ImageBytes.box(
      "ipma", [0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0x81, 0, 2, 1, 0x82])
    let locations = ImageBytes.box(
      "iloc", [1, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4])
    // Item 2 is an auxiliary one of item 1.
    let references = ImageBytes.box(
      "iref", [0, 0, 0, 0] + ImageBytes.box("auxl", [0, 2, 0, 1, 0, 1]))
    let properties = ImageBytes.box(
      "iprp", associations + ImageBytes.box("ipco", size + auxiliary))
    let primary = ImageBytes.box("pitm", [0, 0, 0, 0, 0, 1])
    return ImageBytes.heicType
      + ImageBytes.box(
        "meta",
        [0, 0, 0, 0] + primary + locations + references + ImageBytes.box("idat", [1, 2, 3, 4])
          + properties)
  }

  @Test(arguments: [
    ("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", true),
    ("urn:mpeg:mpegB:cicp:systems:auxiliary:depth", false),
  ])
  func `an auxiliary item is opacity if its property says so, up to the property's end`(
    name: String, hasAlpha: Bool
  ) {
    let inspection = ImageInspection(
      of: MemoryByteSource(file(auxiliary: name)), depth: .whole)
    #expect(inspection.fault == nil)
    #expect(inspection.info?.hasAlpha == hasAlpha)
  }
}
