import Foundation
import MarqueeDiagnostics
import MarqueePropertyList
import TestSupport
import Testing

/// What `PropertyListDecoder` reads and XML 1.0 does not allow; expat, which Python has, is asked
/// too.
@Suite struct WellFormednessTests {
  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
  private static let documentType =
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
    + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#
  private static let root = #"<plist version="1.0"><string>a</string></plist>"#

  /// U+FFFE, which no literal can hold.
  private static let noncharacter = String(decoding: [0xEF, 0xBF, 0xBE], as: UTF8.self)

  private static func text(_ content: String) -> String {
    "<plist version=\"1.0\"><string>\(content)</string></plist>"
  }

  /// A text with its fault between `⟦` and `⟧`, and the text that a safe fix makes of it.
  static let faults: [(text: String, fixed: String)] = [
    ("\n⟦<?xml version=\"1.0\"?>⟧\(root)", "<?xml version=\"1.0\"?>\(root)"),
    (" \t⟦<?xml version=\"1.0\"?>⟧\(root)", "<?xml version=\"1.0\"?>\(root)"),
    ("<!-- a -->⟦<?xml version=\"1.0\"?>⟧\(root)", "<!-- a -->\(root)"),
    ("\(declaration)⟦\(declaration)⟧\(root)", declaration + root),
    ("\(declaration)\(root)\n⟦<?xml version=\"1.0\"?>⟧", "\(declaration)\(root)\n"),
    (
      "<plist version=\"1.0\">⟦<?XML version=\"1.0\"?>⟧<true/></plist>",
      "<plist version=\"1.0\"><true/></plist>"
    ),
    ("⟦<?XML VERSION=\"1.0\"?>⟧\(root)", declaration + root),
    ("⟦<?xml encoding=\"UTF-8\"?>⟧\(root)", declaration + root),
    ("⟦<?xml?>⟧\(root)", declaration + root),
    ("⟦<?xml encoding=\"UTF-8\" version=\"1.0\"?>⟧\(root)", declaration + root),
    ("⟦<?xml version=\"1.0\" standalone=\"yes\" encoding=\"UTF-8\"?>⟧\(root)", declaration + root),
    ("⟦<?xml version=\"1.0\"encoding=\"UTF-8\"?>⟧\(root)", declaration + root),
    ("⟦<?xml version=\"1.0\" charset=\"UTF-8\"?>⟧\(root)", declaration + root),
    ("⟦<? a?>⟧\(root)", root), ("<plist>⟦<??>⟧<true/></plist>", "<plist><true/></plist>"),
    ("\(documentType)⟦<!DOCTYPE plist>⟧\(root)", documentType + root),
    ("⟦<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\">⟧\(root)", documentType + root),
    ("⟦<!DOCTYPE plist PUBLIC \"a\"\"b\">⟧\(root)", documentType + root),
    ("⟦<!DOCTYPE plist \"b\">⟧\(root)", documentType + root),
    ("⟦<!DOCTYPE plist SYSTEM>⟧\(root)", documentType + root),
    ("⟦<!DOCTYPE>⟧\(root)", documentType + root),
    ("⟦<!DOCTYPE plist a b>⟧\(root)", documentType + root),
    (text("[[1⟦]]>⟧ 2"), text("[[1]]&gt; 2")),
    (text("<![CDATA[]]>⟦]]>⟧<![CDATA[a]]>"), text("<![CDATA[]]>]]&gt;<![CDATA[a]]>")),
    (
      "<plist version=\"1.0\"⟦⟧a=\"b\"><true/></plist>",
      "<plist version=\"1.0\" a=\"b\"><true/></plist>"
    ),
    (
      "<plist version='1.0'><string a='1'⟦⟧b='2'>c</string></plist>",
      "<plist version='1.0'><string a='1' b='2'>c</string></plist>"
    ),
    (
      "<plist version=\"1⟦&⟧2\"><true/></plist>", "<plist version=\"1&amp;2\"><true/></plist>"
    ),
    ("<!-- a ⟦--⟧ b -->\(root)", "<!-- a - - b -->\(root)"),
  ]

  /// Faults that only a person can remove.
  static let characters = [
    text("a⟦\u{1}⟧b\u{2}"), text("a⟦&#x1B;⟧b"), text("a &amp; ⟦&#65535;⟧"),
    text("⟦\(noncharacter)⟧"),
    "<!-- ⟦\u{7}⟧ -->\(root)", "<plist><dict><key>⟦&#1;⟧</key><true/></dict></plist>",
  ]

  static let allowed = [
    declaration + documentType + root, "<?xml version='1.0'?>\(root)",
    "<?xml version = \"1.0\"\n encoding = 'utf-8' standalone='yes' ?>\(root)",
    "<?xml version=\"1.1\"?>\(root)", "<!DOCTYPE plist>\(root)", "<!DOCTYPE\nplist >\(root)",
    "<!DOCTYPE plist SYSTEM 'a.dtd'>\(root)", "<!DOCTYPE plist PUBLIC\t'' ''>\(root)",
    text("]] > ]]&gt; <![CDATA[ > ]]]]>"), text("<![CDATA[a]]><![CDATA[b]]]]>"),
    "<?xmlish a?><!-- ]]> -->\(root)<?pi ]]> ?>", text("\u{7F}\u{85}é한\u{FFFD}\t\r\n&#13;"),
    "<plist a='&amp;&lt;' b = \"]]\"\n><true/></plist>", text("&amp;&#35;"),
  ]

  private func warnings(_ text: some Sequence<UInt8>) -> [Diagnostic] {
    PropertyListDocument.read(Array(text), name: "A.plist").diagnostics
  }

  @Test(arguments: faults)
  func `what XML does not allow is one warning, with a safe fix`(
    text: String, fixed: String
  ) throws {
    let marked = MarkedText(text)
    let found = warnings(marked.bytes)
    #expect(found.map(\.rule) == ["xml-not-well-formed"], "\(found)")
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .warning)
    if !text.contains("--") { #expect(diagnostic.place.range?.offsets == marked.ranges.first) }
    let fixIt = try #require(diagnostic.fixIts.first)
    #expect(fixIt.applicability == .safe)
    let result = TextEdit.apply(fixIt.edits, to: marked.bytes)
    #expect(String(decoding: result, as: UTF8.self) == fixed)
    #expect(warnings(fixed.utf8).isEmpty)
  }

  @Test(arguments: characters)
  func `the first character of a text that XML does not allow is a warning`(text: String) throws {
    let marked = MarkedText(text)
    let found = warnings(marked.bytes).filter { $0.severity == .warning }
    #expect(found.map(\.rule) == ["xml-not-well-formed"])
    #expect(found.first?.place.range?.offsets == marked.ranges.first)
  }

  @Test(arguments: allowed)
  func `what XML allows is silent`(text: String) {
    #expect(warnings(text.utf8).isEmpty, "\(warnings(text.utf8).map(\.message))")
  }

  @Test func `a property list in UTF-16 gets a declaration without an encoding`() throws {
    let text = "<?xml encoding=\"UTF-16\"?>\(Self.root)"
    let units = [UInt16(0xFEFF)] + text.utf16
    let bytes = units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let found = PropertyListDocument.read(bytes, name: "A.plist").diagnostics
    #expect(found.map(\.rule) == ["xml-not-well-formed"])
    #expect(
      found.first?.fixIts.first?.edits.map(\.replacement)
        == [Array("<?xml version=\"1.0\"?>".utf8)])
  }

  @Test func `many such texts take no more time each`() {
    let text =
      "<plist><array>"
      + String(repeating: "<string><![CDATA[a]]>]]></string>", count: 20_000) + "</array></plist>"
    #expect(warnings(text.utf8).count == 100)
  }

  /// An independent reader of XML agrees about every text of this suite.
  @Test(.enabled(if: Python.isPresent, "there is no python3 to ask"))
  func `expat refuses the same texts`() throws {
    let folder = try TemporaryFolder()
    let refused = Self.faults.map(\.text) + Self.characters
    let accepted = Self.faults.map(\.fixed) + Self.allowed
    for (index, text) in refused.enumerated() {
      try folder.write(MarkedText(text).bytes, to: "refused\(index)")
    }
    for (index, text) in accepted.enumerated() { try folder.write(text, to: "accepted\(index)") }
    let script = """
      import pathlib, sys, xml.parsers.expat
      for file in pathlib.Path(sys.argv[1]).iterdir():
          try:
              xml.parsers.expat.ParserCreate().Parse(file.read_bytes(), True)
              wrong = file.name.startswith("refused")
          except xml.parsers.expat.ExpatError:
              wrong = file.name.startswith("accepted")
          if wrong:
              sys.exit(1 + int("".join(c for c in file.name if c.isdigit())))
      """
    #expect(try TemporaryFolder.run("/usr/bin/env", ["python3", "-c", script, folder.path]) == 0)
  }
}
