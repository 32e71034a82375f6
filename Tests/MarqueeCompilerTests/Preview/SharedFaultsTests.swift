import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeRendering
import MarqueeValidation
import Testing

/// The diagnostics of settings and library in previews of screens.
@Suite struct SharedFaultsTests {
  private func preview(_ content: OwnContent) throws -> Preview {
    let report = content.report()
    let screen = try #require(report.screens.first)
    return screen.preview(
      images: [:], faults: SharedFaults(report),
      paths: ShownPaths(workingFolder: "/", content: "Content"))
  }

  @Test func `what is said of an item of the library is at the cell that shows it`() throws {
    let preview = try preview(
      OwnContent(
        library: ["a": OwnContent.film("A  film"), "b": OwnContent.film("B  film")],
        sections: [OwnContent.films([["name": "Own"], "b"])]))
    let found = try #require(preview.diagnostics.first { $0.rule == "white-space" })
    #expect(found.section == 0)
    #expect(found.item == 1)
    // No cell of this screen shows the other item.
    #expect(preview.diagnostics.count { $0.rule == "white-space" } == 1)
  }

  @Test func `a section that rests on faulty settings keeps its place, and says so`() throws {
    let preview = try preview(
      OwnContent(
        settings: .xml(
          OwnContent.films.xml.replacing("<string>grid</string>", with: "<string>gird</string>")),
        sections: [
          ["sectionType": "list", "contentItem": [["text": "Help"]]],
          OwnContent.films([["name": "A"]]),
        ]))
    #expect(preview.screen.sections.count == 1)
    let band = try #require(preview.faultySections.first)
    #expect(preview.faultySections.count == 1)
    #expect(band.index == 1)
    #expect(band.severity == .error)
    let fault = try #require(preview.diagnostics.first)
    #expect(fault.rule == "wrong-value-type")
    #expect(band.message == "it depends on an error at \(fault.place)")
    // A line and a column, which are found in the text of the settings.
    #expect(fault.place.wholeMatch(of: /Marquee\.plist:\d+:\d+/) != nil)
  }
}
