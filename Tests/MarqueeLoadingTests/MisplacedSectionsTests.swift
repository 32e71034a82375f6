import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import Testing

/// Sections under a wrong key, which no app shows.
@Suite struct MisplacedSectionsTests {
  private static let section = """
    <dict><key>sectionType</key><string>list</string><key>contentItem</key><array>\
    <dict><key>text</key><string>Help</string></dict></array></dict>
    """
  private static let sections = "<array>\(section)</array>"

  private func load(_ root: String) throws -> (text: [UInt8], diagnostics: [Diagnostic]) {
    let text = Array("<plist version=\"1.0\"><dict>\(root)</dict></plist>".utf8)
    let document = PropertyListDocument.read(text, name: "A").document
    return (text, CheckedLoad.load(document, contentModel: .builtIn).diagnostics)
  }

  /// The marked text of a diagnostic.
  private func place(_ found: Diagnostic?, in text: [UInt8]) -> String? {
    (found?.place.range).map { String(decoding: text[$0.offsets], as: UTF8.self) }
  }

  @Test(arguments: ["Root", "root", "content", "screens", "items", "data", "Home"])
  func `the key is reported, and renamed without a doubt`(key: String) throws {
    let (text, found) = try load(
      "<key>version</key><integer>2</integer><key>\(key)</key>\(Self.sections)")
    #expect(found.map(\.rule) == ["missing-key"])
    #expect(found.map(\.severity) == [.error])
    #expect(place(found.first, in: text) == "<key>\(key)</key>")
    let fixIts = found.flatMap(\.fixIts)
    #expect(fixIts.map(\.title) == ["write 'sections'"])
    #expect(fixIts.map(\.applicability) == [.safe])
    let fixed = String(decoding: TextEdit.apply(fixIts, to: text).text, as: UTF8.self)
    #expect(fixed.contains("<key>sections</key>\(Self.sections)"))
  }

  @Test(arguments: [
    "<key>Root</key><dict><key>sections</key>\(sections)</dict>",
    "<key>Root</key><array>\(sections)</array>", "<key>News</key>\(section)",
    "<key>screens</key><dict><key>Home</key>\(sections)</dict>",
  ])
  func `sections that are deeper are reported, and not moved`(root: String) throws {
    let (text, found) = try load("<key>version</key><integer>2</integer>" + root)
    #expect(found.map(\.rule) == ["missing-key"])
    #expect(found.map(\.severity) == [.error])
    #expect(place(found.first, in: text) == root.prefix { $0 != "/" } + "/key>")
    #expect(found.flatMap(\.fixIts).flatMap(\.edits).isEmpty)
    #expect(found.flatMap(\.fixIts).map(\.applicability) == [.displayOnly])
  }

  @Test func `neither of two lists of sections is chosen`() throws {
    let (text, found) = try load("<key>Home</key>\(Self.sections)<key>Shop</key>\(Self.sections)")
    #expect(found.map(\.rule) == ["missing-key"])
    #expect(place(found.first, in: text) == "<key>Home</key>")
    #expect(found.flatMap(\.fixIts).flatMap(\.edits).isEmpty)
  }

  @Test(arguments: [ContentModel.builtIn, ContentModel(screenFields: [Field("hero", .text, "")])])
  func `sections next to those of the screen are never read`(contentModel: ContentModel) throws {
    let text = """
      <plist version="1.0"><dict><key>sections</key>\(Self.sections)<key>data</key>\
      \(Self.sections)</dict></plist>
      """
    let document = PropertyListDocument.read(Array(text.utf8), name: "A").document
    let found = CheckedLoad.load(document, contentModel: contentModel).diagnostics
    #expect(found.map(\.rule) == ["nested-item"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: ["sectionType", "SectionType", "section_type", "contentItem", "content-items"])
  func `one key of a section is proof enough`(key: String) throws {
    let section = "<dict><key>\(key)</key><string/></dict>"
    let (_, found) = try load("<key>Root</key><array>\(section)</array>")
    #expect(found.map(\.rule) == ["missing-key"])
    #expect(found.flatMap(\.fixIts).map(\.title) == ["write 'sections'"])
  }

  @Test(arguments: [
    "<key>colors</key><array><dict><key>name</key><string>red</string></dict></array>",
    "<key>rows</key><array><dict><key>sectionTitle</key><string>A</string></dict></array>",
    "<key>title</key><string>sectionType</string>",
  ])
  func `another property list says nothing of sections`(root: String) throws {
    let text = "<plist version=\"1.0\"><dict>\(root)</dict></plist>"
    let document = PropertyListDocument.read(Array(text.utf8), name: "A").document
    #expect(!document.isMeantAsScreen)
  }
}
