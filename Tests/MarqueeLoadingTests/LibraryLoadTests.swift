import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList
import Testing

@Suite struct LibraryLoadTests {
  /// Rules about items check those of a library like those of a screen.
  @Test func `each item of a library is in a section of its own`() throws {
    let row = "<dict><key>kind</key><string>row</string><key>text</key><string>A</string></dict>"
    let text =
      "<plist version=\"1.0\"><dict><key>a</key>\(row)<key>b</key>\(row)</dict></plist>"
    let document = PropertyListDocument.read(Array(text.utf8), name: "Items.plist").document
    let load = LibraryLoad([document], contentModel: .builtIn)
    let located = try #require(load.files.first).located
    #expect(located.items.map(\.section) == [0, 1])
    #expect(located.sections.map(\.items) == [0..<1, 1..<2])
  }
}
