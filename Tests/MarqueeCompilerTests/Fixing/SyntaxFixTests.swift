import MarqueeCompiler
import MarqueeDiagnostics
import Testing

/// Faults of the text of a property list that can only mean one thing.
@Suite struct SyntaxFixTests {
  private static func screen(_ text: String, _ more: String = "") -> String {
    """
    <plist version="1.0"><array><dict>
    <key>sectionType</key><string>list</string>
    <key>contentItem</key><array>
    <dict><key>text</key>\(text)</dict>
    </array>\(more)
    </dict></array></plist>

    """
  }

  @Test(arguments: [
    ("<string>Kestrel & Sons</string>", "<string>Kestrel &amp; Sons</string>"),
    ("<string>Q&A, R&B & more</string>", "<string>Q&amp;A, R&amp;B &amp; more</string>"),
    ("<string>Tom &amp Ann</string>", "<string>Tom &amp; Ann</string>"),
    ("<string>3 < 4</string>", "<string>3 &lt; 4</string>"),
    ("<string>caf&eacute;</string>", "<string>café</string>"),
    ("<string>4K&nbsp;HDR</string>", "<string>4K&#160;HDR</string>"),
    ("<string>L&rsquo;hiver &ndash; 2</string>", "<string>L’hiver – 2</string>"),
    ("<string>$null</string>", "<string>&#36;null</string>"),
    ("<string>Films</strng>", "<string>Films</string>"),
    ("<string>Films</string x>", "<string>Films</string>"),
    ("<string>Films<string>", "<string>Films</string>"),
    ("string>Films</string>", "<string>Films</string>"),
  ])
  func `what can only mean one thing is fixed`(broken: String, fixed: String) throws {
    let result = try Fixer.fix(text: Self.screen(broken))
    #expect(result.text == Self.screen(fixed))
    #expect(!result.diagnostics.contains { $0.rule == "property-list-syntax" })
  }

  @Test(arguments: [
    "<string>A&#233 B</string>", "<string>&unknown; films</string>", "<string>Films</key>",
    "<string>a <b>c</b></string>", "<string>Films</string", "<string>&#xD800;</string>",
  ])
  func `what can mean several things is left to a person`(text: String) throws {
    let screen = Self.screen(text)
    let result = try Fixer.fix(text: screen)
    #expect(result.text == screen)
    #expect(result.fixCount == 0)
  }

  @Test func `it is fixed beside another fault of the text`() throws {
    let more = "<key>sectionName</key><integer>one</integer>"
    let result = try Fixer.fix(text: Self.screen("<string>A & B</string>", more))
    #expect(result.text == Self.screen("<string>A &amp; B</string>", more))
    #expect(result.diagnostics.map(\.rule) == ["property-list-syntax"])
  }

  @Test func `more than a hundred are all fixed`() throws {
    let text = { (mark: String) in
      "<string>a\(String(repeating: " \(mark)", count: 250))</string>"
    }
    #expect(try Fixer.fix(text: Self.screen(text("&"))).text == Self.screen(text("&amp;")))
  }

  @Test func `the message and the help have the text to write`() throws {
    let found = ContentPipeline.check(Self.screen("<string>Kestrel & Sons</string>")).diagnostics
    #expect(found.map(\.message) == ["a '&' in a text must be written '&amp;'"])
    #expect(found.map { $0.fixIts.map(\.title) } == [["write '&amp;'"]])
    #expect(found.map { $0.fixIts.map(\.applicability) } == [[.safe]])
  }
}

/// One slip in the text is one error, although it hides what the author meant.
@Suite struct OneSlipTests {
  private static let screen = """
    <?xml version="1.0"?>
    <plist version="1.0">
    <array>
    <dict>
    <key>sectionType</key>
    <string>rank</string>
    <key>sectionName</key><string>New</string>
    <key>contentItem</key>
    <array>
    <dict>
    <key>description</key><string>Reef</string>
    <key>imageName</key><string>reef</string>
    <key>rank</key><integer>1</integer>
    </dict>
    </array>
    </dict>
    </array>
    </plist>

    """

  @Test func `a character that is left out gives at most one error, wherever it was`() throws {
    let text = Array(Self.screen.utf8)
    // Without this space, the root has another name, and its closing tag closes nothing.
    let space = try #require(text.firstRange(of: Array("<plist ".utf8))).upperBound - 1
    for position in text.indices where position != space {
      var damaged = text
      damaged.remove(at: position)
      let errors = ContentPipeline.check(damaged).diagnostics.filter { $0.severity == .error }
      #expect(errors.count <= 1, "\(String(decoding: damaged, as: UTF8.self))\n\(errors)")
    }
  }

  @Test(arguments: [
    "<key>description\n<string>Reef</string>", "<key>description</key>\n<stringReef</string>",
    "<key>description</key>\n<date>2024-12-31</date>", "description</key>\n<string>Reef</string>",
    "<key>description</key>\n<integer>one</integer>",
    "<key>description</key>\nstring>Reef</string>",
    "<key>description</key>\n<string>Reef<!-- or Coral --></string>",
  ])
  func `one fault of the syntax is one error`(description: String) {
    let text = Self.screen.replacing(
      "<key>description</key><string>Reef</string>", with: description)
    let errors = ContentPipeline.check(text).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["property-list-syntax"])
  }
}

/// Numbers of characters that Windows-1252 has and Unicode has elsewhere.
@Suite struct WrittenCharacterTests {
  private static func list(_ text: String) -> String {
    "<plist version=\"1.0\"><array><dict><key>sectionType</key><string>list</string>"
      + "<key>contentItem</key><array><dict><key>text</key><string>\(text)</string></dict></array>"
      + "</dict></array></plist>\n"
  }

  /// The characters of the bytes 0x80 to 0x9F (unicode.org, CP1252.TXT); `?` for the five without
  /// one.
  private static let characters = Array("€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ").map(String.init)

  @Test(arguments: 0x80...0x9F)
  func `numbers from 128 to 159 are Windows-1252`(number: Int) throws {
    let character = Self.characters[number - 0x80]
    let hexadecimal = String(number, radix: 16)
    let scalar = String(UnicodeScalar(UInt8(number)))
    for written in [
      "&#\(number);", "&amp;#\(number);", "&amp;#x\(hexadecimal);", "\\u00\(hexadecimal)", scalar,
    ] {
      let result = try Fixer.fix(text: Self.list("L\(written)hiver"))
      let expected = character == "?" ? "L\(written)hiver" : "L\(character)hiver"
      #expect(result.text == Self.list(expected), "\(written)")
    }
  }

  @Test func `an apostrophe that was read as UTF-8 is repaired`() throws {
    // The bytes C2 92, each read as Windows-1252.
    #expect(try Fixer.fix(text: Self.list("L\u{C2}’hiver")).text == Self.list("L’hiver"))
  }

  @Test(arguments: [
    1, 7, 8, 9, 10, 13, 27, 31, 127, 128, 129, 133, 146, 159, 0x202E, 0xFFFE, 0xFFFF,
  ])
  func `no fix writes a control character`(number: Int) throws {
    let hexadecimal = String(number, radix: 16)
    let padded = String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
    for written in ["&amp;#\(number);", "&amp;#x\(hexadecimal);", "\\u\(padded)"] {
      let result = try Fixer.fix(text: Self.list("Light\(written)house  now"))
      let text = result.text.dropLast()
      #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(!text.unicodeScalars.contains { [0x202E, 0xFFFE, 0xFFFF].contains($0.value) })
      #expect(!result.text.contains("house  now"))
    }
  }
}
