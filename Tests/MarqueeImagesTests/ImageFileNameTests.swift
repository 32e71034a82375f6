import MarqueeImages
import Testing

@Suite struct ImageFileNameTests {
  @Test(
    arguments: [
      ("poster1.png", "poster1", ImageScale.one, ImageIdiom.universal, "png"),
      ("poster1@2x.png", "poster1", .two, .universal, "png"),
      ("poster1@3x.jpg", "poster1", .three, .universal, "jpg"),
      ("poster1@2x~ipad.png", "poster1", .two, .pad, "png"),
      ("poster1~iphone.PNG", "poster1", .one, .phone, "PNG"),
      ("a.b@2x.png", "a.b", .two, .universal, "png"),
      // What UIKit does not look for stays in the name.
      ("poster1@4x.png", "poster1@4x", .one, .universal, "png"),
      ("poster1@1x.png", "poster1@1x", .one, .universal, "png"),
      ("poster1~ipad@2x.png", "poster1~ipad", .two, .universal, "png"),
      ("poster1@2x@3x.png", "poster1@2x", .three, .universal, "png"),
      // A suffix is not removed if nothing would be left of the name.
      ("@2x.png", "@2x", .one, .universal, "png"),
      ("~ipad.png", "~ipad", .one, .universal, "png"),
      ("poster1", "poster1", .one, .universal, nil),
      (".png", ".png", .one, .universal, nil),
      ("", "", .one, .universal, nil),
    ] as [(String, String, ImageScale, ImageIdiom, String?)])
  func `a file name is taken apart`(
    fileName: String, name: String, scale: ImageScale, idiom: ImageIdiom, fileExtension: String?
  ) {
    let parts = ImageFileName(fileName)
    #expect(parts.scale == scale)
    #expect(parts.fileExtension == fileExtension)
    #expect(parts.idiom == idiom)
    #expect(parts.name == name)
  }

  @Test func `every format is found by each of its extensions, in any case`() {
    for format in ImageFormat.allCases {
      for fileExtension in format.fileExtensions {
        #expect(ImageFormat(fileExtension: fileExtension.uppercased()) == format)
      }
    }
    #expect(ImageFileName("notes.txt").format == nil)
  }
}
