import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import Testing

/// The suggestions for a misspelled name.
@Suite struct SuggestionFixTests {
  /// The fix-its of a screen with one item of a list.
  private func fixIts(_ item: String, type: String = "list") throws -> [FixIt] {
    let text =
      "<plist version=\"1.0\"><array><dict><key>sectionType</key><string>\(type)</string>"
      + "<key>contentItem</key><array><dict>\(item)</dict></array></dict></array></plist>"
    let document = PropertyListDocument.read(Array(text.utf8), name: "Test.plist").document
    return CheckedLoad.load(document, contentModel: .builtIn).diagnostics.flatMap(\.fixIts)
  }

  @Test func `a misspelt key is corrected`() throws {
    let fixIts = try fixIts("<key>txet</key><string>Help</string>")
    #expect(fixIts.map(\.title) == ["write 'text'"])
    #expect(fixIts.map(\.applicability) == [.safe])
    #expect(fixIts.first?.edits.map(\.replacement) == [Array("text".utf8)])
  }

  @Test func `an only candidate is shown, not applied`() throws {
    let fixIts = try fixIts("<key>label</key><string>Help</string>")
    #expect(fixIts.map(\.title) == ["write 'text'"])
    #expect(fixIts.map(\.applicability) == [.displayOnly])
  }

  @Test(arguments: [("cat", "imageName"), ("https://example.com/cat.jpg", "imageLink")])
  func `of several candidates the one for the value is shown`(value: String, key: String) throws {
    let course = """
      <key>title</key><string>T</string><key>author</key><string>A</string>
      <key>rating</key><integer>4</integer><key>reviewCount</key><integer>1</integer>
      <key>price</key><integer>1</integer><key>mascot</key><string>\(value)</string>
      """
    let fixIts = try fixIts(course, type: "courseSwimlane")
    #expect(fixIts.map(\.title) == ["write '\(key)'"])
    #expect(fixIts.map(\.applicability) == [.displayOnly])
  }

  @Test func `a suggestion that would make a duplicate is not made`() throws {
    let item = "<key>text</key><string>Help</string><key>texts</key><string>Other</string>"
    #expect(try fixIts(item) == [])
  }

  @Test func `the nearest section type is shown, not applied`() throws {
    let fixIts = try fixIts("<key>text</key><string>Help</string>", type: "lits")
    #expect(fixIts.map(\.title) == ["write 'list'"])
    #expect(fixIts.map(\.applicability) == [.displayOnly])
  }
}
