import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeValidation
import Testing

/// Image sets with files for certain phones, memory, graphics and the like.
///
/// The devices are an iPhone SE (375 × 667 points at 2x), an iPhone 15 and an iPhone 15 Pro Max,
/// both at 3x. The image is in front of a row, so its size does not matter.
@Suite struct ImageConditionTests {
  /// A set with a file of 2x and one of 3x, and further entries.
  private static func messages(_ more: [String], base: [String] = both) -> [String] {
    let entries = (base + more).enumerated().map { number, entry in
      #"{"filename":"f\#(number).png","idiom":"iphone",\#(entry)}"#
    }
    let folder = "A.xcassets/poster.imageset"
    let contents = #"{"images":[\#(entries.joined(separator: ","))]}"#
    let files = entries.indices.map { "\(folder)/f\($0).png" }
    let images = ImageLibrary(
      ImageIndex((files + ["\(folder)/Contents.json"]).map(entry)),
      contents: ["\(folder)/Contents.json": Array(contents.utf8)],
      inspections: Dictionary(
        uniqueKeysWithValues: zip(files, base + more).map { file, entry in
          let side = entry.contains("3x") ? 90 : 60
          let info = PixelSize(width: side, height: side).map {
            ImageInfo(format: .png, extent: .pixels($0), byteCount: 100)
          }
          return (file, ImageInspection(info: info))
        }))
    #expect(images.diagnostics == [])
    let screen = ImageFileRuleTests.screen(["list": ["poster"]])
    return
      (Checking.diagnostics(of: screen, images: images)
      + Checking.folderDiagnostics(of: images, screens: [("Home.plist", screen)])).map(\.message)
  }

  private static func entry(_ path: String) -> FileEntry {
    FileEntry(
      path: path, kind: .regular,
      identity: FileIdentity(byteCount: 100, modificationTime: 0, fileNumber: 0))
  }

  private static let both = [#""scale":"2x""#, #""scale":"3x""#]

  /// The sets of Xcode 5 to 8 have a 4-inch slot for 2x only; others have one file for each height.
  @Test(arguments: [
    [#""scale":"2x","subtype":"retina4""#],
    [
      #""scale":"2x","subtype":"retina4""#, #""scale":"2x","subtype":"667h""#,
      #""scale":"3x","subtype":"736h""#, #""scale":"3x","subtype":"2436h""#,
      #""scale":"3x","subtype":"2688h""#, #""scale":"2x","subtype":"1792h""#,
    ],
    // 852 and 932 points at 3x.
    [#""scale":"3x","subtype":"2556h""#, #""scale":"3x","subtype":"2796h""#],
    [#""scale":"2x","memory":"1GB""#], [#""scale":"3x","memory":"4GB""#],
    [#""scale":"2x","graphics-feature-set":"metal1v2""#],
    [#""scale":"2x","appearances":[{"appearance":"contrast","value":"high"}]"#],
    [#""scale":"2x","width-class":"compact""#], [#""scale":"2x","width-class":"regular""#],
    [#""scale":"2x","height-class":"compact""#],
    [#""scale":"2x","display-gamut":"display-P3""#],
  ]) func `a file for a rarer condition needs no file for every scale`(more: [String]) {
    #expect(Self.messages(more) == [])
  }

  @Test func `files for other phones do not replace those that all phones need`() {
    #expect(
      Self.messages([#""scale":"3x","subtype":"736h""#], base: [#""scale":"2x""#]) == [
        "'poster' has no 3x file; iPhone 15 uses the 2x file, which becomes soft"
      ])
    #expect(
      Self.messages([#""scale":"2x","memory":"1GB""#], base: [#""scale":"2x""#]) == [
        "'poster' has no 3x file; iPhone 15 uses the 2x file, which becomes soft"
      ])
  }

  @Test func `the files that lack a scale are described`() {
    #expect(
      Self.messages([#""scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]"#])
        == ["'poster' (dark) has no 3x file; iPhone 15 uses the 2x file, which becomes soft"])
  }

  @Test func `a set with files only for memory is judged by each of them`() {
    let files = ["2x", "3x"].map { #""scale":"\#($0)","memory":"1GB""# }
    #expect(
      Self.messages(files + [#""scale":"2x","memory":"4GB""#], base: []) == [
        "'poster' (memory=4GB) has no 3x file; iPhone 15 uses the 2x file, which becomes soft"
      ])
  }

  /// A file for an old phone is smaller, and no current phone shows it.
  @Test func `a file for another phone is not judged in the cells of this one`() {
    let folder = "A.xcassets/poster.imageset"
    let contents = """
      {"images":[{"filename":"a.png","idiom":"universal"},
      {"filename":"b.png","idiom":"iphone","scale":"2x","subtype":"retina4"},
      {"filename":"c.png","idiom":"universal","memory":"1GB"}]}
      """
    let sizes = [("a", 360, 420), ("b", 20, 24), ("c", 20, 24)]
    let images = ImageLibrary(
      ImageIndex(
        (sizes.map { "\(folder)/\($0.0).png" } + ["\(folder)/Contents.json"]).map(Self.entry)),
      contents: ["\(folder)/Contents.json": Array(contents.utf8)],
      inspections: Dictionary(
        uniqueKeysWithValues: sizes.map { name, width, height in
          let info = PixelSize(width: width, height: height).map {
            ImageInfo(format: .png, extent: .pixels($0), byteCount: 100)
          }
          return ("\(folder)/\(name).png", ImageInspection(info: info))
        }))
    let found = Checking.diagnostics(
      of: ImageFileRuleTests.screen(["basic": ["poster"]]), images: images)
    #expect(found.map(\.message) == [])
  }
}
