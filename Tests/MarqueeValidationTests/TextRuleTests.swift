import MarqueeDiagnostics
import TestSupport
import Testing

/// The diagnostics of single texts, and the results of their fixes.
@Suite struct TextRuleTests {
  @Test(
    arguments: [
      (text: "a", rules: []),
      (text: "a b", rules: []),
      (text: "é&#x200D;b &#x200C;ç&#xFE0F; &#x2067;d&#x2069;", rules: []),
      (text: "א&#x200E;", rules: []),
      (text: "a &#x200D;b", rules: ["invisible-character"]),
      (text: "a&#x200E;", rules: ["invisible-character"]),
      (text: "a&#x2067;b", rules: ["invisible-character"]),
      (text: "a&#x2069;b", rules: ["invisible-character"]),
      (text: "\u{FEFF}a", rules: ["invisible-character"]),
      (text: "ก&#x200B;a", rules: []),
      (text: "a&#x2029;b", rules: ["line-break"]),
      (text: "a&#10;b", rules: ["line-break"]),
      (text: "a \n b&#9;c", rules: ["line-break", "line-break"]),
      (text: "a&#xA0; b", rules: ["repeated-space"]),
      (text: "a&#xA0;b", rules: []),
      (text: "Ald\u{C3}\u{A9}n", rules: ["garbled-text"]),
      (text: "a &amp;amp; b", rules: ["escaped-text"]),
      (text: "TODO", rules: ["draft-text"]),
      (text: " a", rules: ["untrimmed-text"]),
      (text: " a&#10;", rules: ["untrimmed-text"]),
      (text: "a&#xA0;", rules: ["untrimmed-text"]),
      (text: "&#x2003;a&#x202F;", rules: ["untrimmed-text"]),
      (text: "  &#xA0; a   ", rules: ["untrimmed-text"]),
      (text: "a  b   c", rules: ["repeated-space", "repeated-space"]),
      (text: "  a  b", rules: ["repeated-space", "untrimmed-text"]),
      (text: "", rules: ["empty-text"]),
      (text: "   ", rules: ["empty-text"]),
      (text: "&#x3000;", rules: ["empty-text"]),
      (text: "\"\"", rules: ["quoted-empty-text"]),
      (text: "''", rules: ["quoted-empty-text"]),
      (text: "‘’", rules: ["quoted-empty-text"]),
      (text: "\"a\"", rules: []),
      (text: "”“", rules: []),
      (text: "a&#1;b&#2;", rules: ["control-character"]),
      (text: "a&#xC;", rules: ["control-character"]),
      (text: "a&#x9F;", rules: ["control-character"]),
      (text: "a\u{202D}b", rules: ["control-character"]),
      (text: "a&#xFFFF;", rules: ["control-character"]),
      (text: "é\u{A1}가 b\u{FF5E}c", rules: []),
    ] as [(text: String, rules: [String])])
  func `a text has only the diagnostics of its faults`(text: String, rules: [String]) {
    let found = Checking.diagnostics(ofSection: "list", items: [Checking.string("text", text)])
    #expect(found.map(\.part.description).sorted() == rules)
  }

  @Test(arguments: [
    (" a ", "a"), ("&#32;Q&amp;A&#32;", "Q&amp;A"), ("a  b", "a b"), ("a&#32; b", "a b"),
    ("<![CDATA[ a < b ]]>", "<![CDATA[a < b]]>"), ("<![CDATA[a  b]]>", "<![CDATA[a b]]>"),
    // The border of a CDATA section must not be moved.
    (" <![CDATA[ a]]>", " <![CDATA[ a]]>"), ("a <![CDATA[ b]]>", "a <![CDATA[ b]]>"),
  ])
  func `safe fixes change the white space and nothing else`(text: String, expected: String) {
    let screen = Checking.screen("list", items: [Checking.string("text", text)])
    let found = Checking.diagnostics(of: Array(screen.utf8))
    #expect(found.count == 1)
    let fixIts = found.flatMap(\.fixIts).filter { $0.applicability == .safe }
    let fixed = TextEdit.apply(fixIts, to: Array(screen.utf8)).text
    let wanted = Checking.screen("list", items: [Checking.string("text", expected)])
    #expect(String(decoding: fixed, as: UTF8.self) == wanted)
  }

  @Test(arguments: [
    ("Because you liked Clay", "Clay", true), ("Clay", "Clay", true), ("Clay", "clay", false),
    ("Clay", "Clayey", false), ("Clay &amp; Salt", "y &#38; S", true), ("Cafe\u{301}", "é", true),
  ])
  func `a highlight must appear in its text`(text: String, highlight: String, stands: Bool) {
    let item = Checking.string("text", text) + Checking.string("highlightedText", highlight)
    let found = Checking.diagnostics(ofSection: "textHeader", items: [item])
    #expect(found.map(\.part) == (stands ? [] : ["highlight-not-in-text"]))
  }

  /// The characters with Unicode's property White_Space that are not control characters, and tab
  /// and line feed.
  private static let whiteSpaces: [Unicode.Scalar] =
    ["\t", "\n", " ", "\u{A0}", "\u{1680}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}"]
    + ["\u{3000}"] + (0x2000...0x200A).compactMap(Unicode.Scalar.init)

  @Test(arguments: whiteSpaces, ["a", "가", "A lighthouse in a storm", "폭풍 속의 등대 이야기"])
  func `white space at either end is found`(space: Unicode.Scalar, text: String) {
    for untrimmed in ["\(space)\(text)", "\(text)\(space)"] {
      let item = Checking.string("text", untrimmed)
      let found = Checking.diagnostics(ofSection: "list", items: [item])
      #expect(found.map(\.part) == ["untrimmed-text"])
    }
  }

  @Test(
    arguments: (Array(0x7F...0x9F) + Array(0x202A...0x202E)).sample(oneIn: 4),
    ["", "a", "가", "A lighthouse, 등대"])
  func `a character that no one sees is found`(number: UInt32, text: String) throws {
    let character = try #require(Unicode.Scalar(number))
    for damaged in ["\(character)a\(text)", "\(text)b\(character)", "b\(character)\(text)a"] {
      let item = Checking.string("text", damaged)
      let found = Checking.diagnostics(ofSection: "list", items: [item])
      #expect(found.map(\.part) == ["control-character"])
    }
  }
}
