import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import Testing

/// Several wrong keys in one dictionary, each of which was meant to be another one.
@Suite struct KeyAssignmentTests {
  /// Wrong keys that are marked, and what must be written instead of each.
  struct Guess: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let section: String
    let written: [String]

    init(_ name: String, _ section: String, _ written: String...) {
      testDescription = name
      self.section = section
      self.written = written
    }

    /// A section with one item.
    static func item(_ type: String, _ item: String, _ written: String...) -> Guess {
      var guess = Guess(
        "\(type): \(item)",
        """
        <key>sectionType</key><string>\(type)</string><key>sectionName</key><string>New</string>
        <key>contentItem</key><array><dict>\(item)</dict></array>
        """)
      guess = Guess(guess.testDescription, guess.section, written)
      return guess
    }

    private init(_ name: String, _ section: String, _ written: [String]) {
      testDescription = name
      self.section = section
      self.written = written
    }
  }

  static let guesses: [Guess] = [
    Guess(
      "all keys of a section and an item",
      """
      ⟦<key>type</key>⟧<string>basic</string>⟦<key>name</key>⟧<string>New</string>
      ⟦<key>items</key>⟧<array><dict>⟦<key>title</key>⟧<string>Harbor</string>
      ⟦<key>image</key>⟧<string>harbor</string></dict></array>
      """, "sectionType", "sectionName", "contentItem", "description", "imageName"),
    Guess(
      "two keys of a section",
      """
      <key>sectionType</key><string>basic</string>⟦<key>header</key>⟧<string>New</string>
      ⟦<key>Rows</key>⟧<array><dict><key>description</key><string>Harbor</string>
      <key>imageName</key><string>harbor</string></dict></array>
      """, "sectionName", "contentItem"),
    Guess(
      "a key that only its value explains",
      """
      ⟦<key>look</key>⟧<string>basic</string>⟦<key>title</key>⟧<string>New</string>
      <key>contentItem</key><array><dict><key>description</key><string>Harbor</string>
      <key>imageName</key><string>harbor</string></dict></array>
      """, "sectionType", "sectionName"),
    .item(
      "basic",
      "⟦<key>name</key>⟧<string>Harbor</string>⟦<key>poster</key>⟧<string>harbor</string>",
      "description", "imageName"),
    .item(
      "basic",
      """
      ⟦<key>title</key>⟧<string>Harbor</string>
      ⟦<key>thumbnail</key>⟧<string>https://example.com/harbor.jpg</string>
      """, "description", "imageLink"),
    .item(
      "basic",
      """
      ⟦<key>text</key>⟧<string>Harbor</string>
      ⟦<key>url</key>⟧<string>https://example.com/harbor.jpg</string>
      """, "description", "imageLink"),
    .item(
      "basic",
      """
      ⟦<key>text</key>⟧<string>Harbor</string><key>imageName</key><string>harbor</string>
      ⟦<key>url</key>⟧<string>https://example.com/harbor</string>
      """, "description", "link"),
    // The better of two words for one key is taken; the other word means another key.
    .item(
      "list",
      "⟦<key>subtitle</key>⟧<string>Deep</string>⟦<key>title</key>⟧<string>Harbor</string>",
      "secondaryText", "text"),
    .item(
      "mainBanner",
      """
      ⟦<key>subtitle</key>⟧<string>Deep water</string>⟦<key>headline</key>⟧<string>Harbor</string>
      ⟦<key>cover</key>⟧<string>harbor</string>
      """, "caption", "title", "imageName"),
    .item(
      "courseSwimlane",
      """
      ⟦<key>name</key>⟧<string>Clay</string>⟦<key>teacher</key>⟧<string>Ada</string>
      ⟦<key>picture</key>⟧<string>clay</string>⟦<key>stars</key>⟧<real>4.5</real>
      ⟦<key>reviews</key>⟧<integer>12</integer>⟦<key>cost</key>⟧<real>9.9</real>
      ⟦<key>badge</key>⟧<string>New</string>
      """, "title", "author", "imageName", "rating", "reviewCount", "price", "tag"),
    .item(
      "basic",
      "⟦<key>plot</key>⟧<string>Harbor</string>⟦<key>backdrop</key>⟧<string>harbor</string>",
      "description", "imageName"),
    .item(
      "mainBanner",
      """
      ⟦<key>movie</key>⟧<string>Harbor</string>⟦<key>synopsis</key>⟧<string>Deep water</string>
      ⟦<key>logo</key>⟧<string>https://example.com/harbor.jpg</string>
      """, "title", "caption", "imageLink"),
    // After the words for other keys, one key and one field are left.
    .item(
      "mainBanner",
      """
      ⟦<key>name</key>⟧<string>Harbor</string>⟦<key>lead</key>⟧<string>Deep water</string>
      ⟦<key>photo</key>⟧<string>harbor</string>
      """, "title", "caption", "imageName"),
  ]

  @Test(arguments: guesses)
  func `each wrong key is one diagnostic, with the key that was meant`(guess: Guess) throws {
    let (diagnostics, marks) = try check(guess.section)
    #expect(diagnostics.map(\.place.range?.offsets) == marks)
    #expect(diagnostics.map { $0.fixIts.map(\.title) } == guess.written.map { ["write '\($0)'"] })
    #expect(diagnostics.flatMap(\.fixIts).allSatisfy { $0.applicability == .displayOnly })
  }

  @Test func `a misspelt key is fixed next to one that is only meant`() throws {
    let (diagnostics, marks) = try check(
      Guess.item(
        "basic",
        "⟦<key>descripton</key>⟧<string>A</string>⟦<key>image</key>⟧<string>a</string>"
      ).section)
    #expect(diagnostics.map(\.place.range?.offsets) == marks)
    #expect(diagnostics.flatMap(\.fixIts).map(\.applicability) == [.safe, .displayOnly])
  }

  @Test func `a key without a suggestion comes with the keys that can be written`() throws {
    let (diagnostics, marks) = try check(
      Guess.item(
        "basic",
        """
        <key>description</key><string>A</string><key>imageName</key><string>a</string>
        ⟦<key>director</key>⟧<string>B</string>⟦<key>studio</key>⟧<string>C</string>
        """
      ).section)
    #expect(diagnostics.map(\.place.range?.offsets) == marks)
    #expect(
      diagnostics.map { $0.fixIts.map(\.title) }
        == [["an item can also have 'id', 'link' or 'spokenText'"], []])
  }

  @Test(arguments: [
    ("basic", "⟦<dict>⟧", "an item has no 'description', and neither 'imageLink' nor 'imageName'"),
    (
      "basic", "⟦<dict>⟧<key>description</key><string>A</string>",
      "an item has neither 'imageLink' nor 'imageName'"
    ),
    (
      "mainBanner", "⟦<dict>⟧<key>imageName</key><string>a</string>",
      "an item has no 'title' or 'caption'"
    ),
    ("list", "⟦<dict>⟧<key>id</key><string>a</string>", "an item has no 'text'"),
  ])
  func `what is missing is listed as a sentence does`(
    type: String, item: String, message: String
  ) throws {
    let (diagnostics, marks) = try check(
      """
      <key>sectionType</key><string>\(type)</string><key>sectionName</key><string>New</string>
      <key>contentItem</key><array>\(item)</dict></array>
      """)
    let missing = diagnostics.filter { $0.rule == "missing-key" }
    #expect(missing.map(\.message) == [message])
    #expect(missing.map(\.place.range?.offsets) == marks)
  }

  @Test func `a missing type lists the types`() throws {
    let (diagnostics, marks) = try check(
      "<key>sectionName</key><string>New</string><key>contentItem</key><array/>", mark: true)
    #expect(diagnostics.map(\.message) == ["a section has no 'sectionType'"])
    #expect(diagnostics.map(\.place.range?.offsets) == marks)
    let help = try #require(diagnostics.first?.fixIts.first?.title)
    #expect(SectionType.builtIn.allSatisfy { help.contains("'\($0.name)'") })
    #expect(!help.contains("udemyBusinessBanner"))
  }

  /// Checks a screen with a section, without its marks, and returns the marked ranges.
  private func check(
    _ section: String, mark: Bool = false
  ) throws -> (diagnostics: [Diagnostic], marks: [Range<Int>?]) {
    let dictionary = mark ? "⟦<dict>⟧" : "<dict>"
    let marked = Array(
      "<plist version=\"1.0\"><array>\(dictionary)\(section)</dict></array></plist>".utf8)
    let (opening, closing) = (Array("⟦".utf8), Array("⟧".utf8))
    var text: [UInt8] = []
    var marks: [Range<Int>?] = []
    var start = 0
    var index = 0
    while index < marked.count {
      if marked[index...].starts(with: opening) {
        start = text.count
        index += opening.count
      } else if marked[index...].starts(with: closing) {
        marks.append(start..<text.count)
        index += closing.count
      } else {
        text.append(marked[index])
        index += 1
      }
    }
    let document = PropertyListDocument.read(text, name: "A").document
    let diagnostics = CheckedLoad.load(document, contentModel: .builtIn).diagnostics
    return (diagnostics.sorted { $0.precedes($1) }, marks)
  }
}
