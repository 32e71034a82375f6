import MarqueeOutputs
import MarqueeSolver
import TestSupport
import Testing

/// Pages that follow their content.
@Suite struct LivePreviewTests {
  private let folder: TemporaryFolder
  private var preview: LivePreview

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
    var request = PreviewRequest()
    request.isSite = true
    request.output = folder.path("out")
    request.devices = [.iPhone15]
    preview = LivePreview(request, of: folder.path("Content"))
    _ = preview.update()
  }

  private func images() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("out/assets/image-") }
  }

  /// Without a root, none of the file's sections can be read.
  @Test mutating func `images of the last good screen stay while its file is broken`() throws {
    let images = try images()
    #expect(images.count == 1)
    try folder.write("<plist version=\"1.0\"><arr", to: "Content/Home.plist")
    _ = preview.update()
    let content = try folder.text("out/screens/Home.content.js")
    #expect(content.contains("\"isOutOfDate\":true"))
    #expect(content.contains(try #require(images.first?.dropFirst("out/".count))))
    #expect(try self.images() == images)
  }

  @Test mutating func `an image that no page shows any more is removed`() throws {
    try folder.write(
      SampleScreen.valid.replacing("cat", with: "dog"), to: "Content/Home.plist")
    _ = preview.update()
    #expect(try images() == [])
  }

  /// 24 views of 600 items are more than the 12,000 cells that are judged at once.
  @Test(arguments: [(20, 2), (600, 3)])
  func `a large screen is shown before all of its views are judged`(
    itemCount: Int, version: Int
  ) throws {
    func write(_ name: String) throws {
      let item = "<dict><key>text</key><string>A cat</string></dict>"
      try folder.write(
        """
        <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>\
        <key>sectionName</key><string>\(name)</string><key>contentItem</key><array>\
        \(String(repeating: item, count: itemCount))</array></dict></array></plist>
        """, to: "Content/Home.plist")
    }
    var request = PreviewRequest()
    request.output = folder.path("pages")
    request.devices = [.iPhone15]
    var preview = LivePreview(request, of: folder.path("Content"))
    for name in ["One", "Two"] {
      try write(name)
      _ = preview.update()
    }
    #expect(try folder.text("pages/Home.version.js") == "marqueeVersion(\(version));\n")
    let content = try folder.text("pages/Home.content.js")
    #expect(content.contains("Two") && !content.contains("\"judged\""))
  }
}
