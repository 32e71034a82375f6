import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import TestSupport
import Testing

/// What a message lists if there are very many names.
@Suite struct ChoiceListTests {
  /// The messages and notes of a screen with `count` layouts, types and choices, all misspelt.
  private func words(count: Int) throws -> [String] {
    let names = (0..<count).map { "name\($0)" }
    let kind = ItemKind(
      authored: "k", extending: .plain, fields: [Field("c", .word(names), .optional, "")], show: [:]
    )
    let types = names.map { SectionType(authored: $0, itemKind: kind, layout: .list) }
    let items = "<key>contentItem</key><array><dict><key>c</key><string>far</string></dict></array>"
    let text = """
      <plist version="1.0"><dict><key>sections</key><array>
      <dict><key>sectionType</key><string>name0</string>\(items)
      <key>layout</key><string>other</string></dict>
      <dict><key>sectionType</key><string>something</string>\(items)</dict></array>
      <key>layouts</key><dict>\(names.map { "<key>\($0)</key><dict/>" }.joined())</dict>
      </dict></plist>
      """
    let document = PropertyListDocument.read(Array(text.utf8), name: "A").document
    let model = ContentModel(itemKinds: [kind], sectionTypes: types)
    return CheckedLoad.load(document, contentModel: model).diagnostics
      .filter { ["wrong-value-type", "unknown-section-type", "unknown-layout"].contains($0.rule) }
      .flatMap { [$0.message] + $0.notes.map(\.message) }.filter { $0.contains("'name") }
  }

  @Test(arguments: [12, 500, Sample.size(4_000, quick: 800)])
  func `ten of them, and how many more there are`(count: Int) throws {
    let words = try words(count: count)
    // The choices, the layouts, and the section types, of which those that are built in come first.
    #expect(words.count == 3)
    for message in words {
      #expect(message.contains(" more"))
      #expect(message.split(separator: "'").count { $0.hasPrefix("name") } <= 10)
    }
    #expect(words.contains { $0.contains("'name9' or \(count - 10) more, not 'far'") })
  }

  @Test func `a misspelt layout among many is corrected in the text, with XML's escapes`() throws {
    let text = """
      <plist version="1.0"><dict><key>sections</key><array>
      <dict><key>sectionType</key><string>list</string><key>layout</key><string>big&amp;wid</string>
      <key>contentItem</key><array><dict><key>text</key><string>A</string></dict></array></dict>
      </array><key>layouts</key><dict><key>big&amp;wide</key><dict><key>group</key><dict/></dict>
      </dict></dict></plist>
      """
    let document = PropertyListDocument.read(Array(text.utf8), name: "A").document
    let found = CheckedLoad.load(document, contentModel: .builtIn).diagnostics
      .filter { $0.rule == "unknown-layout" }
    #expect(found.flatMap(\.fixIts).map(\.title) == ["write 'big&wide'"])
    #expect(
      found.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement) == [Array("big&amp;wide".utf8)])
  }
}
