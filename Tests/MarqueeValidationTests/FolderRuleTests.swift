import MarqueeDiagnostics
import MarqueeValidation
import Testing

/// What only several screens together show.
@Suite struct FolderRuleTests {
  private static func screen(_ name: String, _ items: String...) -> (name: String, bytes: [UInt8]) {
    (name, Array(Checking.screen("list", items: items).utf8))
  }

  private static func item(_ text: String, secondary: String? = nil) -> String {
    Checking.string("id", "help") + Checking.string("text", text)
      + (secondary.map { Checking.string("secondaryText", $0) } ?? "")
  }

  private static func conflicts(_ screens: (name: String, bytes: [UInt8])...) -> [Diagnostic] {
    Checking.folderDiagnostics(of: nil, screens: screens).filter { $0.rule == "conflicting-item" }
  }

  @Test func `each field is compared with where it was said first`() {
    let found = Self.conflicts(
      Self.screen("A.plist", Self.item("Help")),
      Self.screen("B.plist", Self.item("Help", secondary: "day and night")),
      Self.screen("C.plist", Self.item("Help", secondary: "at noon")))
    #expect(
      found.map(\.message) == [
        "item 'help' has the 'secondaryText' 'at noon' here, and 'day and night' on another screen"
      ])
    #expect(found.map(\.place.file) == ["C.plist"])
    #expect(found.first?.notes.first?.place?.file == "B.plist")
  }

  @Test func `one item is reported once, however much differs`() {
    let found = Self.conflicts(
      Self.screen("A.plist", Self.item("Help", secondary: "a")),
      Self.screen("B.plist", Self.item("Contact", secondary: "b")))
    #expect(found.count == 1)
  }

  @Test func `twice on one screen is a fault of its own`() {
    let found = Self.conflicts(Self.screen("A.plist", Self.item("Help"), Self.item("Contact")))
    #expect(found.isEmpty)
  }

  @Test func `a comment cannot allow what is about the whole folder, and says so`() {
    let text = "<!-- marquee:allow conflicting-item for now -->" + Self.item("Help")
    let found = Checking.diagnostics(ofSection: "list", items: [text])
    #expect(
      found.map(\.message) == [
        "'conflicting-item' is about the whole folder, and only Marquee.plist can turn it off"
      ])
  }
}
