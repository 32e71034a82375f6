import MarqueeDiagnostics
import MarqueePropertyList
import Testing

/// Hyphens that XML does not allow in a comment, by the production of XML 1.0 for comments:
/// `'<!--' ((Char - '-') | ('-' (Char - '-')))* '-->'`.
@Suite struct CommentHyphensTests {
  private static func read(_ comment: String) -> PropertyListDocument.Reading {
    PropertyListDocument.read(
      Array("<plist version=\"1.0\"><array>\(comment)<string>a -- b</string></array></plist>".utf8),
      name: "A.plist")
  }

  @Test(
    arguments: [
      ("<!-- a -- b -->", "<!-- a - - b -->"), ("<!--- a --->", "<!--- a - -->"),
      ("<!----- a -->", "<!--- - - a -->"), ("<!----->", "<!--- -->"), ("<!------>", "<!--- - -->"),
      ("<!-- --- a ---- b -->", "<!-- - - - a - - - - b -->"), ("<!-- a----->", "<!-- a- - - -->"),
      ("<!-- é -- 한\n-- 글 -->", "<!-- é - - 한\n- - 글 -->"),
    ])
  func `a comment that XML does not allow is a warning with a fix`(
    comment: String, fixed: String
  ) throws {
    let reading = Self.read(comment)
    #expect(reading.diagnostics.map(\.rule) == ["xml-not-well-formed"])
    let found = try #require(reading.diagnostics.first)
    #expect(found.severity == .warning)
    let range = try #require(found.place.range)
    #expect(reading.source.string(in: range).allSatisfy { $0 == "-" })
    let fix = try #require(found.fixIts.first)
    #expect(fix.applicability == .safe)
    let text = String(
      decoding: TextEdit.apply(fix.edits, to: reading.source.text), as: UTF8.self)
    #expect(text.contains(">\(fixed)<string>a -- b</string>"))
    #expect(Self.read(fixed).diagnostics.isEmpty)
  }

  @Test(
    arguments: ["<!---->", "<!-- a -->", "<!--- a -->", "<!-- a - b - -->", "<!-- a-b -->"])
  func `a comment that XML allows is silent`(comment: String) {
    #expect(Self.read(comment).diagnostics.isEmpty)
  }

  @Test func `the beginning of another comment is reported once`() {
    let found = Self.read("<!-- a <!-- b -- c -->").diagnostics
    #expect(found.map(\.rule) == ["property-list-syntax"])
  }

  @Test func `many such comments do not end the reading`() {
    let found = Self.read(String(repeating: "<!-- a -- b -->\n", count: 150)).diagnostics
    #expect(found.map(\.rule) == Array(repeating: "xml-not-well-formed", count: 150))
  }
}
