import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import TestSupport
import Testing

/// The façade that an app's tests use.
@Suite struct ContentPipelineTests {
  private let folder: TemporaryFolder
  private let settings = """
    <plist version="1.0"><dict>
    <key>sectionTypes</key><dict><key>recommend</key><dict>
    <key>items</key><string>poster</string><key>layout</key><string>grid</string>
    </dict></dict>
    <key>rules</key><dict><key>white-space</key><string>error</string></dict>
    </dict></plist>
    """

  init() throws { folder = try TemporaryFolder() }

  private func screen(_ type: String = "grid", _ description: String = "A cat") -> String {
    """
    <plist version="1.0"><array><dict>
    <key>sectionType</key><string>\(type)</string>
    <key>contentItem</key><array><dict>
    <key>description</key><string>\(description)</string>
    <key>imageName</key><string>cat</string>
    </dict></array></dict></array></plist>
    """
  }

  @Test func `a folder becomes screens, models and diagnostics`() throws {
    try folder.write(settings, to: "Content/Marquee.plist")
    try folder.write(PNGBytes.image(180, 180), to: "Content/Images/cat@2x.png")
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat@3x.png")
    try folder.write(screen("recommend"), to: "Content/Home.plist")
    try folder.write(screen("grid", "A  cat"), to: "Content/more/Other.plist")
    let report = try ContentPipeline(folder: folder.path("Content/")).run()
    #expect(report.screens.map(\.outputName) == ["Home", "more/Other"])
    #expect(
      report.screens.map(\.file)
        == [folder.path("Content/Home.plist"), folder.path("Content/more/Other.plist")])
    #expect(report.screens[0].catalog.sections.map(\.type.name) == ["recommend"])
    #expect(report.screens[0].screen?.sections.first?.layout == "grid")
    #expect(report.diagnostics.map(\.rule) == ["white-space"])
    #expect(report.diagnostics.map(\.severity) == [.error])
    #expect(report.screens[1].screen == nil)
  }

  @Test func `one file has the settings of the folder above it`() throws {
    try folder.write(settings, to: "Marquee.plist")
    try folder.write("", to: ".git/HEAD")
    try folder.write(PNGBytes.image(270, 270), to: "Images/cat.png")
    let file = try folder.write(screen("recommend"), to: "screens/today/Home.plist")
    let report = try ContentPipeline(folder: file).run()
    #expect(report.diagnostics.isEmpty)
    #expect(report.screens.map(\.outputName) == ["Home"])
  }

  @Test func `settings are not looked for outside of a repository`() throws {
    try folder.write(settings, to: "Marquee.plist")
    try folder.write("", to: "repository/.git/HEAD")
    try folder.write(PNGBytes.image(270, 270), to: "repository/cat.png")
    let file = try folder.write(screen("recommend"), to: "repository/Home.plist")
    let report = try ContentPipeline(folder: file).run()
    #expect(report.diagnostics.map(\.rule) == ["unknown-section-type"])
  }

  @Test func `bytes in memory are a screen too`() throws {
    let report = ContentPipeline(propertyList: Data(screen().utf8), images: ["cat"]).run()
    #expect(report.diagnostics.isEmpty)
    #expect(report.screens.map(\.file) == ["Screen.plist"])
    let items = report.screens.first?.catalog.sections.first?.items
    #expect(items == [.poster(Poster(description: "A cat", imageName: "cat"))])
    #expect(report.screens.first?.screen?.sections.first?.items.map(\.id) == ["grid/cat"])
  }

  @Test func `bytes that are not a property list are reported, not thrown`() throws {
    for text in ["", "{ \"a\": 1 }", "<html></html>", "bplist00", "\u{0}\u{1}"] {
      let report = ContentPipeline(propertyList: Data(text.utf8)).run()
      #expect(report.diagnostics.count { $0.severity == .error } == 1, "\(text)")
      #expect(report.screens.first?.catalog.sections.isEmpty == true)
      #expect(report.screens.first?.screen == nil)
    }
  }

  @Test func `a folder that is not there is thrown`() {
    let gone = folder.path("gone")
    #expect(throws: FileError.missing(path: gone)) { try ContentPipeline(folder: gone) }
  }

  @Test func `the faults of settings are reported first`() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>color</key><true/></dict></plist>", to: "Marquee.plist")
    try folder.write(PNGBytes.image(270, 270), to: "cat.png")
    try folder.write(screen("grid", ""), to: "Home.plist")
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(report.diagnostics.map(\.rule) == ["unknown-key", "empty-text"])
    #expect(report.settingsDiagnostics.count == 1)
    #expect(Set(report.sources.map(\.name)) == Set(report.diagnostics.map(\.place.file)))
  }

  @Test func `random damage never ends in anything but a report`() throws {
    let valid = Array(try Data(contentsOf: PackageFolder.everything))
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<200 {
      var bytes = valid
      for _ in 0...next(4) {
        let start = next(bytes.count)
        let end = min(bytes.count, start + next(40))
        bytes.replaceSubrange(start..<end, with: (0..<next(4)).map { _ in UInt8(next(256)) })
      }
      let report = ContentPipeline.check(bytes)
      let length = report.screens.first?.source.text.count ?? 0
      #expect(report.diagnostics.allSatisfy { Int($0.place.range?.end ?? 0) <= length })
    }
  }
}
