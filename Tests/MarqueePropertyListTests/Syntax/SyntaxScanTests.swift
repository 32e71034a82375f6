import MarqueeDiagnostics
import MarqueePropertyList
import Testing

@Suite struct SyntaxScanTests {
  @Test(arguments: SyntaxFixtures.faults)
  func `one fault is one diagnostic, on its line`(fixture: SyntaxFixture) throws {
    let reading = PropertyListDocument.read(fixture.bytes, name: "Broken.plist")
    let table = LineTable(reading.source.text)
    let found = reading.diagnostics.map { diagnostic in
      let line = diagnostic.place.range.map { table.location(at: $0.start).line }
      return "\(line ?? 0): \(diagnostic.message)"
    }
    #expect(reading.diagnostics.count == 1, "\(found)")
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(diagnostic.part == fixture.rule)
    #expect(diagnostic.message.contains(fixture.word), "\(diagnostic.message)")
    let range = try #require(diagnostic.place.range)
    #expect(fixture.lines.contains(table.location(at: range.start).line), "\(found)")
  }

  @Test(
    arguments: [
      ("<?><dict/>", "<?>"), ("<!DOCTYPE plist", "<!DOCTYPE"), ("<dict/></array>", "</array>"),
      ("<array><strin>a</strin></array>", "<strin>"), ("<array><string>a<dict/>", "<string>"),
    ])
  func `a diagnostic marks the tag that is at fault`(text: String, tag: String) throws {
    let reading = PropertyListDocument.read(Array(text.utf8), name: "Broken.plist")
    let range = try #require(reading.diagnostics.first?.place.range)
    #expect(reading.source.string(in: range) == tag)
  }

  @Test(arguments: SyntaxFixtures.valid)
  func `a valid file in a rare form has no diagnostic`(fixture: SyntaxFixtures.Valid) {
    let reading = PropertyListDocument.read(fixture.bytes, name: "Odd.plist")
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(reading.document.root != nil)
  }
}
