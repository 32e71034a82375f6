import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation
import Testing

/// The facts about a screen that folder-wide checks use.
@Suite struct ScreenSummaryTests {
  private func summary(ofItems items: [String], _ workers: Workers = .one) throws -> ScreenSummary {
    let document = PropertyListDocument.read(
      Array(Checking.screen("grid", items: items).utf8), name: "Screen.plist"
    ).document
    return ScreenSummary(
      of: ResolvedFile(
        screen: document, syntaxDiagnostics: [], contentModel: .builtIn, workers: workers),
      named: "Screen")
  }

  private func item(_ imageName: String) -> String {
    Checking.string("description", "A lighthouse") + Checking.string("imageName", imageName)
  }

  @Test func `each image is named once, in the order of the first names`() throws {
    let summary = try summary(ofItems: ["b", "a", "b", "c", "a"].map(item))
    #expect(summary.references.imageNames == ["b", "a", "c"])
    #expect(summary.sectionCount == 1)
    #expect(summary.itemCount == 5)
    #expect(summary.isComplete)
  }

  @Test func `names are compared as they are meant, not as they are written`() throws {
    let names = [
      "salt &amp; clay", "salt &#38; clay", "<![CDATA[salt & clay]]>", "salt &amp; Clay",
    ]
    #expect(
      try summary(ofItems: names.map(item)).references.imageNames == ["salt & clay", "salt & Clay"])
  }

  @Test func `many names are found by several threads as by one`() throws {
    let items = (0..<9_000).map { item("poster\($0 * 7 % 5_000)") }
    let names = try summary(ofItems: items).references.imageNames
    // 7 and 5,000 have no common divisor, so the first 5,000 names differ and the others repeat
    // them.
    #expect(names == (0..<5_000).map { "poster\($0 * 7 % 5_000)" })
    #expect(try summary(ofItems: items, Workers(count: 3)).references.imageNames == names)
  }
}
