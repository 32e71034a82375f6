import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// What pages say of a screen, and leave out, as `validate` does.
@Suite struct PageDiagnosticsTests {
  private let folder: TemporaryFolder
  private static let title = String(repeating: "Watercolors for everybody ", count: 9)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.list("<dict/>"), to: "Content/Marquee.plist")
  }

  private static func list(_ content: String) -> String {
    "<plist version=\"1.0\">\(content)</plist>"
  }

  private static func course(
    _ more: String = "",
    image: String = "<key>imageLink</key><string>https://example.com/a.png</string>"
  ) -> String {
    """
    <dict>\(more)\(image)<key>title</key>
    <string>\(title)</string>
    <key>author</key><string>Ada</string><key>rating</key><real>4.5</real>
    <key>reviewCount</key><integer>3</integer><key>price</key><string>19.90</string></dict>
    """
  }

  private static func screen(_ item: String) -> String {
    list(
      "<array><dict><key>sectionType</key><string>courseSwimlane</string><key>sectionName</key>"
        + "<string>New</string><key>contentItem</key><array>\(item)</array></dict></array>")
  }

  private func page(_ options: String..., at name: String = "out/Home.html") throws -> String {
    let run = CommandRun(["preview", folder.path("Content")] + options + [folder.path("out")])
    #expect(run.exitCode == .success, "\(run.errors)")
    return try folder.text(name)
  }

  @Test func `a page leaves out what the baseline has`() throws {
    try folder.write(Self.screen(Self.course()), to: "Content/Home.plist")
    #expect(try page("-o").contains("text-truncated"))
    let baseline = folder.path("Content/baseline.json")
    _ = CommandRun("validate", folder.path("Content"), "--write-baseline", baseline)
    try folder.write(
      Self.list("<dict><key>baseline</key><string>baseline.json</string></dict>"),
      to: "Content/Marquee.plist")
    #expect(try !page("-o").contains("text-truncated"))
  }

  @Test func `a page leaves out what a comment in the library silences`() throws {
    let course = Self.course("<key>kind</key><string>course</string>")
    try folder.write(Self.screen("<string>a</string>"), to: "Content/Home.plist")
    try folder.write(Self.list("<dict><key>a</key>\n\(course)</dict>"), to: "Content/Items.plist")
    #expect(try page("-o").contains("text-truncated"))
    let silent = course.replacing(
      "<string>Watercolors", with: "<!-- marquee:allow text-truncated -->\n<string>Watercolors")
    try folder.write(Self.list("<dict><key>a</key>\n\(silent)</dict>"), to: "Content/Items.plist")
    #expect(!CommandRun("validate", folder.path("Content")).output.contains("text-truncated"))
    #expect(try !page("-o").contains("text-truncated"))
  }

  /// On its side, even the narrowest phone has 667 points.
  @Test func `a page says in which views a title of its bars is cut`() throws {
    let title = "A title that is much too long for any phone that is held upright"
    try folder.write(Self.screen(Self.course()), to: "Content/Home.plist")
    try folder.write(
      Self.list(
        "<dict><key>chrome</key><dict><key>*</key><dict><key>title</key>\n<string>\(title)</string>"
          + "</dict></dict></dict>"), to: "Content/Marquee.plist")
    let page = try page("-o")
    #expect(page.contains("\"'\(title)' is cut after"))
    #expect(page.contains("Content/Marquee.plist"))
    try folder.write(
      Self.list(
        "<dict><key>rules</key><dict><key>text-truncated</key><string>off</string></dict>"
          + "<key>chrome</key><dict><key>*</key><dict><key>title</key>\n<string>\(title)</string>"
          + "</dict></dict></dict>"), to: "Content/Marquee.plist")
    #expect(try !self.page("-o").contains("is cut after"))
  }

  /// It shows an iPhone 17, SE and 17 Pro Max, and two iPads.
  ///
  /// Views are numbered by device, orientation and text size. Those upright count, in the fourth
  /// size; beside them, the narrowest is judged in the seventh, and the third by width in the eighth
  /// and the tenth, and on its side.
  @Test func `a site judges its own devices, whatever the settings name`() throws {
    let item = Self.course(image: "<key>imageName</key><string>gone</string>")
    try folder.write(Self.screen(item), to: "Content/Home.plist")
    try folder.write(PNGBytes.image(270, 270, note: "cat"), to: "Content/cat.png")
    try folder.write(
      Self.list("<dict><key>devices</key><array><string>iphone-15</string></array></dict>"),
      to: "Content/Marquee.plist")
    let page = try page("--site", at: "out/screens/Home.html")
    let (tablets, others) = (
      [3 * 24 + 3, 4 * 24 + 3], [3, 24 + 3, 24 + 6, 48 + 3, 48 + 7, 48 + 9, 48 + 12 + 3]
    )
    let runs = (others + tablets).map { "\($0),1" }.joined(separator: ",")
    #expect(page.contains("\"judged\":[\(runs)]"))
    #expect(page.contains("missing-image"))
  }
}
