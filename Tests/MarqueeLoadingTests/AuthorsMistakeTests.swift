import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import Testing

/// Mistakes that have one cause, and get one diagnostic with its words.
@Suite struct AuthorsMistakeTests {
  private func diagnostics(_ items: String, type: String = "list") throws -> [Diagnostic] {
    let text = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>\(type)</string>
      <key>sectionName</key><string>New</string>
      <key>contentItem</key><array>\(items)</array></dict></array></plist>
      """
    let document = PropertyListDocument.read(Array(text.utf8), name: "A").document
    return CheckedLoad.load(document, contentModel: .builtIn).diagnostics
  }

  private func course(price: String) -> String {
    """
    <dict><key>imageName</key><string>a</string><key>title</key><string>A</string>
    <key>author</key><string>B</string><key>rating</key><real>4.5</real>
    <key>reviewCount</key><integer>4</integer><key>price</key><string>\(price)</string></dict>
    """
  }

  @Test(
    arguments: [
      ("12,99", "comma", "write '12.99'", false), ("$12.99", "'$'", "write '12.99'", false),
      ("12,99 €", "'€'", "write '12.99'", false), ("19.90 ", "white space", "write '19.90'", true),
      ("USD 5", "'USD'", "write '5'", false),
    ])
  func `a price says what is in the way of its number`(
    price: String, word: String, help: String, isSafe: Bool
  ) throws {
    let found = try diagnostics(course(price: price), type: "courseSwimlane")
    #expect(found.map(\.rule) == ["wrong-value-type"])
    #expect(found.first?.message.contains(word) == true)
    let fixIt = found.first?.fixIts.first
    #expect(fixIt?.title == help)
    #expect(fixIt?.applicability == (isSafe ? .safe : .displayOnly))
  }

  @Test(arguments: ["free", "1,299", "12.99.1", ""])
  func `nothing is guessed about a price that is not a number`(price: String) throws {
    let found = try diagnostics(course(price: price), type: "courseSwimlane")
    #expect(found.map(\.rule) == ["wrong-value-type"])
    #expect(found.flatMap(\.fixIts).isEmpty)
  }

  @Test(arguments: [
    (" list", "white space"), ("list\n", "white space"), ("“list”", "quotation marks"),
    ("\"list\"", "quotation marks"),
  ])
  func `a type with something around it is fixed, and its items are checked`(
    type: String, word: String
  ) throws {
    let found = try diagnostics("<dict><key>txt</key><string>A</string></dict>", type: type)
    #expect(found.map(\.rule) == ["unknown-section-type", "missing-key"])
    #expect(found.first?.message.contains(word) == true)
    #expect(found.first?.fixIts.map(\.applicability) == [.safe])
  }

  @Test func `an array of items inside an item is a lost one`() throws {
    let found = try diagnostics(
      """
      <dict><key>text</key><string>A</string><key>New item</key><array>
      <dict><key>text</key><string>B</string></dict>
      <dict><key>text</key><string>C</string></dict></array></dict>
      """)
    #expect(found.map(\.rule) == ["nested-item"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.contains("2 items that will never be read") == true)
  }

  @Test func `two misspelt keys for one key are not made two equal ones`() throws {
    let optional = try diagnostics(
      """
      <dict><key>text</key><string>A</string><key>secondryText</key><string>B</string>
      <key>secondaryTxt</key><string>C</string></dict>
      """)
    #expect(optional.map(\.rule) == ["unknown-key", "unknown-key"])
    #expect(optional.map { $0.fixIts.flatMap(\.edits).count } == [1, 0])
    let required = try diagnostics(
      "<dict><key>txt</key><string>A</string><key>texts</key><string>B</string></dict>")
    #expect(required.map(\.rule) == ["missing-key", "unknown-key"])
    #expect(required.map { $0.fixIts.flatMap(\.edits).count } == [1, 0])
  }

  @Test func `a misspelt key next to the right one is ignored`() throws {
    let found = try diagnostics(
      "<dict><key>text</key><string>A</string><key>txt</key><string>B</string></dict>")
    #expect(found.map(\.rule) == ["unknown-key"])
    #expect(found.first?.notes.first?.message.contains("'text' is there already") == true)
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `a line of a text ends alike, whatever the checkout has done`(end: String) throws {
    let text = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>\(end)
      <key>contentItem</key><array><dict><key>text</key><string>a\(end)b<![CDATA[\(end)]]>&#13;</string>
      </dict></array></dict></array></plist>
      """
    let document = PropertyListDocument.read(Array(text.utf8), name: "A").document
    let value = try #require(document.values.lastIndex { $0.kind == .string })
    #expect(document.string(of: value) == "a\nb\n\r")
  }
}
