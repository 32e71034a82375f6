import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

/// Sections that cannot be shown keep their place.
@Suite struct BandTests {
  private static let hostile = "</script><b>\"'\n\u{202E}]]>"

  private static func preview(_ faults: [FaultySection]) -> Preview {
    let sections = ["A", "B"].map {
      CatalogSection(type: .list, name: nil, items: [.row(Row(text: $0))])
    }
    return Preview(
      title: "Home", file: "Home.plist", scene: ScreenScene(Screen(Catalog(sections: sections))),
      faultySections: faults)
  }

  private static func fault(before index: Int, _ message: String = "it is wrong") -> FaultySection {
    FaultySection(
      index: index, title: "Section", severity: .error, message: message, place: "Home.plist:1")
  }

  /// The upper edges of views, below the 59 points of the status bar.
  private func edges(_ faults: [FaultySection]) throws -> (
    cells: [Double], bands: [Double], height: Double
  ) {
    let settings = ImageSettings(ScreenView.ID(try #require(Device(named: "iphone-15"))))
    let drawn = DrawnScreen(Self.preview(faults), settings)
    let height = drawn.size.height
    return (
      drawn.views.filter { $0.item != nil }.map { $0.frame.minY - 59 },
      drawn.views.filter { $0.fault != nil }.map { $0.frame.minY - 59 }, height
    )
  }

  /// A band takes 84 points, with 8 of room above and below.
  @Test func `a band moves down what follows it, and nothing else`() throws {
    let plain = try edges([])
    let second = plain.cells[1]
    let first = try edges([Self.fault(before: 0)])
    #expect(first.cells == [84, second + 84])
    #expect(first.bands == [8])
    let middle = try edges([Self.fault(before: 1), Self.fault(before: 1)])
    #expect(middle.cells == [0, second + 168])
    #expect(middle.bands == [second + 8, second + 92])
    let last = try edges([Self.fault(before: 2)])
    #expect(last.cells == plain.cells)
    #expect(last.bands == [2 * second + 8])
  }

  @Test func `an image is long enough for its bands`() throws {
    // An iPhone 15 is 852 points high, of which 59 are above and 34 below the content.
    let rows = 2 * (try edges([]).cells[1])
    #expect(try edges([]).height == 852)
    let many = try edges(Array(repeating: Self.fault(before: 2), count: 20))
    #expect(many.height == (59 + rows + 20 * 84 + 34).rounded(.up))
  }

  @Test func `bands say what is wrong in every format, and hostile words stay words`() throws {
    let preview = Self.preview([Self.fault(before: 1, Self.hostile)])
    let device = try #require(Device(named: "iphone-15"))
    let settings = ImageSettings(ScreenView.ID(device))
    let image = String(decoding: DrawnScreen(preview, settings).svg, as: UTF8.self)
    #expect(image.contains("data-severity=\"error\""))
    #expect(image.contains("&lt;/script&gt;&lt;b&gt;"))
    #expect(!image.contains("</script>"))
    #expect(!image.contains("]]>"))
    let drawing = DrawnScreen(preview, settings).text()
    #expect(drawing.contains("error: Section, Home.plist:1"))
    #expect(drawing.contains("</script><b>"))
    #expect(!drawing.unicodeScalars.contains("\u{202E}"))
    let page = String(decoding: PreviewPage(preview, devices: [device]).html, as: UTF8.self)
    #expect(page.split(separator: "</script>").count == 3)
  }

  /// The faults of a text, as a page shows them.
  private func previews(_ text: String, content: String = "Content") throws -> Preview {
    let report = ContentPipeline(
      propertyList: Data(text.utf8), named: "\(content)/Home.plist"
    ).run()
    let checked = try #require(report.screens.first)
    return checked.preview(
      images: [:], paths: ShownPaths(workingFolder: "/here", content: content))
  }

  private static func section(_ type: String, _ key: String = "text") -> String {
    "<dict><key>sectionType</key><string>\(type)</string><key>contentItem</key><array>\n"
      + "<dict><key>\(key)</key><string>A</string></dict></array></dict>\n"
  }

  @Test func `what is between sections knows its neighbors and its worst diagnostic`() throws {
    let list = Self.section("list")
    let preview = try previews(
      "<plist version=\"1.0\"><array>\n" + list + Self.section("nonsense")
        + "<string>B</string>\n" + list + Self.section("list", "txet") + "</array></plist>")
    #expect(preview.screen.sections.count == 2)
    #expect(preview.faultySections.map(\.index) == [1, 1, 2])
    #expect(
      preview.faultySections.map(\.title) == [
        "Section “nonsense”", "Element 3", "Section “list”",
      ])
    // Line 1 begins the list, and each section takes two lines.
    #expect(preview.faultySections.map(\.line) == [4, 6, 9])
    #expect(preview.faultySections[0].place == "Content/Home.plist:4")
    for (number, fault) in preview.faultySections.enumerated() {
      let diagnostic = preview.diagnostics[try #require(fault.diagnostic)]
      #expect(diagnostic.severity == .error)
      #expect(diagnostic.message == fault.message)
      #expect(diagnostic.faultySection == number)
    }
    #expect(!preview.isBroken)
  }

  @Test(arguments: ["", "no list", "<plist><array><dict><key>"])
  func `of a file that cannot be read there is something to see`(text: String) throws {
    let preview = try previews(text)
    #expect(preview.screen.sections.isEmpty)
    let shown = try #require(preview.faultySections.first)
    #expect(shown.severity == .error)
    #expect(shown.diagnostic != nil)
    #expect(preview.diagnostics.allSatisfy { $0.faultySection != nil })
  }

  @Test func `a screen without faults has no bands`() throws {
    let preview = try previews(
      "<plist version=\"1.0\"><array>" + Self.section("list") + "</array></plist>")
    #expect(preview.faultySections.isEmpty)
    #expect(
      preview.origins.first?.itemFields == [[AuthoredField(key: "text", value: "A")]])
  }

  @Test func `a fix is shown as the lines that it changes`() throws {
    let preview = try previews(
      "<plist version=\"1.0\"><array>\n" + Self.section("list", "txet") + "</array></plist>")
    let fix = try #require(preview.diagnostics.flatMap(\.fixes).first { $0.line != nil })
    #expect(fix.line == 3)
    #expect(fix.removed == ["<dict><key>txet</key><string>A</string></dict></array></dict>"])
    #expect(fix.added == ["<dict><key>text</key><string>A</string></dict></array></dict>"])
  }
}
