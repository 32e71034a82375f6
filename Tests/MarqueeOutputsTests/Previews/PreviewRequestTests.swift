import MarqueeCells
import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing

/// The files that previews consist of, without a command.
@Suite struct PreviewRequestTests {
  private let folder: TemporaryFolder
  private let report: ContentReport
  private let names: PreviewNames

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    for name in ["Home", "more/Learn"] {
      try folder.write(SampleScreen.valid, to: "Content/\(name).plist")
    }
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
    let pipeline = try ContentPipeline(folder: folder.path("Content"))
    report = pipeline.run()
    names = PreviewNames(publishing: pipeline.content, at: folder.path("Content"))
  }

  private func files(_ change: (inout PreviewRequest) -> Void) throws -> [PreviewFile] {
    var request = PreviewRequest()
    change(&request)
    return try request.files(of: report, names)
  }

  @Test func `there is a page for each screen, and an index`() throws {
    #expect(try files { _ in }.map(\.name) == ["index.html", "Home.html", "more/Learn.html"])
  }

  @Test func `walls are further pages`() throws {
    let files = try files { request in
      request.makesWalls = true
      request.devices = [.iPhone15]
    }
    #expect(
      files.map(\.name) == [
        "index.html", "Home.wall.html", "more/Learn.wall.html", "Home.html", "more/Learn.html",
      ])
  }

  @Test func `a site begins with what its pages share, and ends with its index`() throws {
    let files = try files { $0.isSite = true }
    let pages = files.map(\.name).filter { !$0.hasPrefix("assets/") }
    #expect(pages == ["screens/Home.html", "screens/more/Learn.html", "index.html"])
    #expect(files.first?.name.hasPrefix("assets/") == true)
    #expect(files.last?.name == "index.html")
  }

  @Test func `the name of a drawing says what is unusual in it`() throws {
    let files = try files { request in
      request.format = .text
      request.devices = [.iPhone15, .iPadPro11]
      request.orientations = [.landscape]
      request.locales = [.deDE]
    }
    #expect(
      files.map(\.name) == [
        "Home.iphone-15.landscape.de_DE.txt", "Home.ipad-11.landscape.de_DE.txt",
        "more/Learn.iphone-15.landscape.de_DE.txt", "more/Learn.ipad-11.landscape.de_DE.txt",
      ])
  }

  @Test func `only walls can have too many variants`() throws {
    var request = PreviewRequest()
    // 5 devices, 2 orientations, 2 appearances and 12 text sizes are 240 variants.
    request.devices = Array(Device.all.prefix(5))
    request.textSizes = TextSizeCategory.allCases
    request.makesWalls = true
    #expect(request.excessiveVariantCount(report.settings) == nil)
    request.locales = [.enUS, .deDE]
    #expect(request.excessiveVariantCount(report.settings) == 480)
    request.makesWalls = false
    #expect(request.excessiveVariantCount(report.settings) == nil)
  }
}
