import MarqueeDiagnostics
import MarqueePropertyList
import Testing

/// A `<` in a text that begins no tag.
@Suite struct BareLessThanTests {
  @Test(
    arguments: [
      ("1 < 2", "1 &lt; 2"), ("1 << 2 <<< 3", "1 &lt;&lt; 2 &lt;&lt;&lt; 3"),
      ("한 <> 글 <>", "한 &lt;> 글 &lt;>"), ("1 < 2 &lt; 3 < 4", "1 &lt; 2 &lt; 3 &lt; 4"),
    ])
  func `all of a text are one error, and one fix`(text: String, fixed: String) throws {
    let reading = PropertyListDocument.read(
      Array("<plist version=\"1.0\"><string>\(text)</string></plist>".utf8), name: "A.plist")
    #expect(reading.diagnostics.map(\.message) == ["a '<' in a text must be written '&lt;'"])
    let fix = try #require(reading.diagnostics.first?.fixIts.first)
    let result = TextEdit.apply(fix.edits, to: reading.source.text)
    #expect(
      String(decoding: result, as: UTF8.self)
        == "<plist version=\"1.0\"><string>\(fixed)</string></plist>")
  }
}
