import Foundation
// A build script of another package sees only what is public.
import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import TestSupport
import Testing

/// What a build script gets without running the program.
@Suite struct BuildScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleScreen.valid, to: "Home.plist")
    try folder.write(SampleScreen.valid, to: "Shop/Sale.plist")
    try folder.write("<plist version=\"1.0\"><array/></plist>", to: "Empty.plist")
    try folder.write(PNGBytes.image(270, 270), to: "cat.png")
  }

  @Test func `a build gives JSON of the screens without errors`() throws {
    let build = try ContentPipeline(folder: folder.path).build()
    #expect(build.files.map(\.name) == ["Home.json", "Shop/Sale.json"])
    #expect(build.diagnostics.map(\.place.file) == ["\(folder.path)/Empty.plist"])
    try folder.remove("Empty.plist")
    let whole = try ContentPipeline(folder: folder.path).build()
    #expect(whole.files.map(\.name) == ["Home.json", "Shop/Sale.json", "Screens.json"])
    let index = try ScreenIndex(json: Data(try #require(whole.files.last).bytes))
    #expect(index.screens.map(\.file) == ["Home.json", "Shop/Sale.json"])
  }

  @Test func `the theme of the settings is in the index and in a manifest`() throws {
    try folder.remove("Empty.plist")
    try folder.write(
      """
      <plist version="1.0"><dict><key>theme</key><dict><key>cardRadius</key><integer>4</integer>
      </dict></dict></plist>
      """, to: "Marquee.plist")
    var theme = Theme()
    theme.cardRadius = 4
    let build = try ContentPipeline(folder: folder.path).build()
    let index = try ScreenIndex(json: Data(try #require(build.files.last).bytes))
    #expect(index.theme == theme)
  }

  @Test func `previews are pages, drawings or a site`() throws {
    let pipeline = try ContentPipeline(folder: folder.path)
    func names(_ change: (inout PreviewRequest) -> Void) throws -> [String] {
      var request = PreviewRequest()
      change(&request)
      return try pipeline.previews(request).map(\.name).sorted()
    }
    #expect(
      try names { _ in } == ["Empty.html", "Home.html", "Shop/Sale.html", "index.html"])
    #expect(
      try names { $0.format = .svg } == [
        "Empty.iphone-17.svg", "Home.iphone-17.svg", "Shop/Sale.iphone-17.svg",
      ])
    #expect(try names { $0.isSite = true }.contains("index.html"))
  }
}
