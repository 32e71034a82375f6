import MarqueeDiagnostics
import MarqueePropertyList
import Testing

@Suite struct LocatedTextTests {
  private func text(_ content: String) throws -> (LocatedText, String) {
    let source = "<string>\(content)</string>"
    let (document, _) = PropertyListDocument.scan(SourceFile(name: "a", text: Array(source.utf8)))
    return (document.text(of: try #require(document.root)), source)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("a &amp; b", "a & b"), ("&#x1F698;&#9733;", "🚘★"),
      ("<![CDATA[<b>&amp;</b>]]>", "<b>&amp;</b>"), ("a<![CDATA[]]>b&lt;", "ab<"), ("", ""),
    ])
  func `references and CDATA are resolved`(content: String, expected: String) throws {
    #expect(try text(content).0.string == expected)
  }

  @Test(
    arguments: [
      ("a &amp; b", 0..<1, "a"), ("a &amp; b", 2..<3, "&amp;"), ("a &amp; b", 1..<4, " &amp; "),
      ("&#x1F698; x", 0..<4, "&#x1F698;"), ("&#x1F698; x", 4..<6, " x"),
      ("a<![CDATA[bc]]>d", 1..<2, "b"), ("a<![CDATA[bc]]>d", 3..<4, "d"),
    ])
  func `a range of the text has a range in the source`(
    content: String, range: Range<Int>, expected: String
  ) throws {
    let (located, source) = try text(content)
    let offsets = located.sourceRange(of: range).offsets
    #expect(String(decoding: Array(source.utf8)[offsets], as: UTF8.self) == expected)
  }
}
