import MarqueeDiagnostics
import MarqueeValidation
import Testing

/// Diagnostics that need several screens.
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

  @Test(
    arguments: [
      ("Home", "Home copy"), ("Home", "Home copy 3"), ("Home", "Home 2"), ("Home", "Home (1)"),
      ("Home", "Home(1)"), ("Home", "Home-1"), ("Home", "Home - Copy"),
      ("Home", "Home - Kopie (2)"),
      ("Home", "Home Kopie"), ("Home", "Home copie 2"), ("Home", "Home copia"),
      ("Home", "Home kopia"), ("Home", "Home (copy)"), ("Home", "Home-copy"),
      ("Home", "Homeのコピー"), ("Home", "Homeのコピー2"), ("Home", "Home 副本"), ("Home", "Home 복사본 2"),
      ("Home", "Home — копия"), ("Home", "Home co\u{301}pia"), ("Home", "Copy of Home"),
      ("de.lproj/Home", "de.lproj/Home Kopie"), ("Kids/Home", "Kids/Copy of Home"),
    ])
  func `a copied screen is reported once, at the copy`(original: String, copy: String) {
    let found = Checking.folderDiagnostics(
      of: nil,
      screens: [
        Self.screen("\(copy).plist", Checking.string("text", "Help")),
        Self.screen("\(original).plist", Checking.string("text", "Help")),
      ]
    ).filter { $0.rule == "copied-screen" }
    #expect(found.map(\.message) == ["the screen is a copy of '\(original).plist'"])
    #expect(found.map(\.place.file) == ["\(copy).plist"])
  }

  @Test(
    arguments: [
      ("Season 1", "Season 2"), ("Home", "Homecopy"), ("Home", "Home2"), ("Home", "Home 2024"),
      ("Home", "Kids/Home copy"), ("home", "Home copy"), ("Home", "Homecoming"), ("2", "3"),
      ("Home", "copy"), ("Home", "Home Two"),
    ])
  func `a screen with a name of its own is not a copy`(original: String, other: String) {
    let found = Checking.folderDiagnostics(
      of: nil,
      screens: [
        Self.screen("\(original).plist", Checking.string("text", "Help")),
        Self.screen("\(other).plist", Checking.string("text", "Help")),
      ])
    #expect(found.filter { $0.rule == "copied-screen" } == [])
  }

  @Test(
    arguments: [
      ("Home copy", ["a", "b", "c", "d"], true), ("Home copy", ["a", "x", "y", "z"], false),
      ("Home copy", ["a", "b", "y", "z"], true), ("Home 2", ["a", "b", "c", "z"], true),
      ("Home 2", ["a", "b", "y", "z"], false), ("Home copy", ["w", "x", "y", "z"], false),
      ("Home copy", [], false),
    ])
  func `a copy has items in common with its original`(
    name: String, items: [String], isCopy: Bool
  ) {
    func screen(_ name: String, _ texts: [String]) -> (name: String, bytes: [UInt8]) {
      let items = texts.map { Checking.string("text", $0) }
      return ("\(name).plist", Array(Checking.screen("list", items: items).utf8))
    }
    let found = Checking.folderDiagnostics(
      of: nil, screens: [screen("Home", ["a", "b", "c", "d"]), screen(name, items)])
    #expect(found.contains { $0.rule == "copied-screen" } == isCopy)
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

  @Test(
    arguments: [
      ("<real>9.5</real>", "<real>9.50</real>"), ("<integer>9</integer>", "<real>9.0</real>"),
      ("<real>1e3</real>", "<integer>1000</integer>"),
    ])
  func `numbers are compared by their values`(first: String, second: String) throws {
    let model = Checking.ownValues
    func screen(_ name: String, _ number: String) -> (name: String, bytes: [UInt8]) {
      let item = Checking.string("id", "help") + "<key>weight</key>\(number)"
      return (name, Array(Checking.screen("things", items: [item]).utf8))
    }
    func conflicts(_ first: String, _ second: String) -> [String] {
      Checking.folderDiagnostics(
        of: nil, screens: [screen("A.plist", first), screen("B.plist", second)], settings: model
      ).filter { $0.rule == "conflicting-item" }.map(\.message)
    }
    #expect(conflicts(first, second) == [])
    #expect(
      conflicts("<real>9.50</real>", "<real>9.25</real>") == [
        "item 'help' has the 'weight' '9.25' here, and '9.5' on another screen"
      ])
  }

  @Test(
    arguments: [
      ("weight", "<real>9.5</real>", "<real>9.50</real>", "<real>9.51</real>"),
      ("isNew", "<true/>", "<true></true>", "<false/>"),
      (
        "maker",
        "<dict><key>name</key><string>A</string><key>year</key><integer>9</integer></dict>",
        "<dict><key>year</key><integer>09</integer><key>name</key><string>A</string></dict>",
        "<dict><key>name</key><string>A</string><key>year</key><integer>8</integer></dict>"
      ),
      (
        "sizes", "<array><real>1</real><real>2</real></array>",
        "<array><integer>1</integer><real>2.0</real></array>",
        "<array><real>2</real><real>1</real></array>"
      ),
    ])
  func `items are the same if all values are`(
    key: String, value: String, same: String, other: String
  ) {
    func copies(_ second: String) -> Int {
      let items = [value, second].map { "<key>\(key)</key>\($0)" }
      return Checking.diagnostics(ofSection: "things", items: items, settings: Checking.ownValues)
        .count { $0.rule == "duplicate-item" }
    }
    #expect(copies(same) == 1)
    #expect(copies(other) == 0)
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
