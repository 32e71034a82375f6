import MarqueeCompiler
import MarqueeDiagnostics
import TestSupport
import Testing

/// Titles of bars that are longer than their rooms, reported where the settings write them.
@Suite struct BarTitleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      SampleScreen.grid("<key>description</key><string>A cat</string>"), to: "Home.plist")
  }

  private func found(title: String, tabs: [String] = [], more: String = "") throws -> [Diagnostic] {
    let tabs = tabs.map { "<dict><key>title</key><string>\($0)</string></dict>" }.joined()
    try folder.write(
      "<plist version=\"1.0\"><dict><key>chrome</key><dict><key>*</key><dict>"
        + "<key>title</key><string>\(title)</string><key>tabs</key><array>\(tabs)</array>"
        + "</dict></dict>\(more)</dict></plist>", to: "Marquee.plist")
    return try ContentPipeline(folder: folder.path).run().diagnostics
      .filter { $0.rule == "text-truncated" && $0.place.file.hasSuffix("Marquee.plist") }
  }

  private static let long = "Everything that a person may ever want to know of ropes and knots"

  @Test func `titles that fit are not reported`() throws {
    #expect(try found(title: "Home", tabs: ["Home", "Search", "Learn", "You"]) == [])
  }

  @Test func `a long title is reported once, with the views in which it is cut`() throws {
    let found = try found(title: Self.long, tabs: ["Home", "Search"])
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.map(\.place.codingPath.steps) == [[.key("chrome"), .key("*"), .key("title")]])
    let message = try #require(found.first?.message)
    #expect(message.hasPrefix("'\(Self.long)' is cut after '"))
    // Two more phones upright; turned, all of it fits.
    #expect(message.hasSuffix(" on iPhone SE (3rd generation) and 2 more"))
  }

  /// Five tabs share 333 points of an iPhone SE, and 388 of the widest phone.
  @Test func `the title of a tab is reported where it is written`() throws {
    let tabs = ["Home", "Recommendations for you", "Learn", "Shop", "Profile"]
    let found = try found(title: "Home", tabs: tabs)
    #expect(
      found.map(\.place.codingPath.steps)
        == [[.key("chrome"), .key("*"), .key("tabs"), .index(1), .key("title")]])
    #expect(found[0].message.contains("'Recommendations for you' is cut after 'Recomm"))
  }

  @Test func `a setting turns it off, and names the devices`() throws {
    let off = "<key>rules</key><dict><key>text-truncated</key><string>off</string></dict>"
    #expect(try found(title: Self.long, more: off) == [])
    let tablet = "<key>devices</key><array><string>ipad-13</string></array>"
    #expect(try found(title: Self.long, more: tablet) == [])
  }
}
