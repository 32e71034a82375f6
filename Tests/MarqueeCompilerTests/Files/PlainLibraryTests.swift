import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import TestSupport
import Testing

/// A library in a folder without settings, whose items are of built-in kinds.
@Suite struct PlainLibraryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
      <key>contentItem</key><array><string>help</string></array></dict></array></plist>
      """, to: "Home.plist")
  }

  private func library(_ items: String, at path: String = "Items.plist") throws {
    try folder.write("<plist version=\"1.0\"><dict>\(items)</dict></plist>", to: path)
  }

  private static let help = """
    <key>help</key><dict><key>kind</key><string>row</string>\
    <key>text</key><string>Help</string></dict>
    """

  private func items(of name: String = "") throws -> [String] {
    let report = try ContentPipeline(folder: folder.path(name)).run()
    #expect(report.diagnostics.map(\.message) == [])
    let screen = try #require(report.screens.first?.screen)
    return screen.sections.flatMap(\.items).map(\.id)
  }

  @Test(arguments: ["Items.plist", "Items/Rows.plist"])
  func `its items are shown, in a folder and in a screen by itself`(path: String) throws {
    try library(Self.help, at: path)
    #expect(try items() == ["help"])
    #expect(try items(of: "Home.plist") == ["help"])
  }

  @Test func `a fault of an item is reported`() throws {
    try library(
      Self.help + "<key>more</key><dict><key>kind</key><string>raw</string></dict>")
    let found = try ContentPipeline(folder: folder.path("")).run().diagnostics
    #expect(found.map(\.message) == ["unknown item kind 'raw'"])
    #expect(found.map(\.place.codingPath.steps) == [[.key("more"), .key("kind")]])
  }

  @Test func `a screen of its name is a screen`() throws {
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
      <key>contentItem</key><array><dict><key>text</key><string>A</string></dict></array></dict>
      </array></plist>
      """, to: "Items.plist")
    let report = try ContentPipeline(folder: folder.path("")).run()
    #expect(report.screens.count == 2)
  }

  @Test func `another app's property list of its name is not the library`() throws {
    try library("<key>sword</key><dict><key>kind</key><string>weapon</string></dict>")
    let found = try ContentPipeline(folder: folder.path("")).run().diagnostics
    #expect(Set(found.map(\.rule)) == ["unknown-item", "passed-over-file"])
  }
}
