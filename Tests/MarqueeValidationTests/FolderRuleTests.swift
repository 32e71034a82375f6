import Foundation
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

  /// A screen with a row for each letter.
  private static func rows(_ name: String, _ letters: String) -> (name: String, bytes: [UInt8]) {
    let items = letters.map { Checking.string("text", "\($0)") }
    return ("\(name).plist", Array(Checking.screen("list", items: items).utf8))
  }

  @Test(
    arguments: [
      ("Home", "Home copy"), ("Home", "Home 2"), ("Home", "Home (1)"), ("Home", "Home(1)"),
      ("Home", "Home-1"), ("Home", "Home - Kopie (2)"), ("Home", "Homeのコピー2"),
      ("Home", "Home 복사본 2"),
      ("Home", "Home — копия"), ("Home", "Copy of Home"), ("Home", "Home_old"),
      ("Home", "Home-backup"),
      ("Home", "Home (Anna's conflicted copy 2026-11-20)"), ("Home", "old.Home"),
      ("de.lproj/Home", "de.lproj/Home Kopie"), ("Kids/Home", "Kids/Copy of Home"),
    ])
  func `a screen whose name has that of an equal one is a copy`(original: String, copy: String) {
    let found = Checking.folderDiagnostics(
      of: nil, screens: [Self.rows(copy, "a"), Self.rows(original, "a")]
    ).filter { $0.rule == "copied-screen" }
    #expect(found.map(\.message) == ["the screen is a copy of '\(original).plist'"])
    #expect(found.map(\.place.file) == ["\(copy).plist"])
  }

  @Test(
    arguments: [
      ("Season 1", "abc", "Season 2", "abc", true), ("Home", "abc", "Start", "abc", true),
      ("Home", "ab", "Start", "ab", false), ("Season 1", "ab", "Season 2", "ab", false),
      ("Home", "abcd", "Start", "abce", false), ("Home", "abc", "Kids/Home", "abc", false),
      ("Home", "abc", "Kids/Home copy", "abc", false),
      ("de.lproj/Home", "abc", "Home", "abc", false),
      ("Home", "ab", "Homecoming", "ab", false), ("Home", "ab", "Home2", "ab", false),
      ("Home", "abcd", "Home copy", "abcd", true), ("Home", "abcd", "Home copy", "abcde", true),
      ("Home", "abcd", "Home copy", "abcx", false), ("Home", "abcd", "Home copy", "", false),
    ])
  func `a copy shows what its original shows`(
    original: String, texts: String, other: String, otherTexts: String, isCopy: Bool
  ) {
    let found = Checking.folderDiagnostics(
      of: nil, screens: [Self.rows(original, texts), Self.rows(other, otherTexts)])
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

  private static func found(_ rule: RuleIdentifier, _ paths: [String]) -> [Diagnostic] {
    Checking.folderDiagnostics(of: nil, screens: paths.map { rows($0, "a") })
      .filter { $0.rule == rule }
  }

  @Test(arguments: [
    ("english", "name the folder 'en.lproj'"), ("English", "name the folder 'en.lproj'"),
    ("kr", "name the folder 'ko.lproj'"), ("KR", "name the folder 'ko.lproj'"),
    ("jp", "name the folder 'ja.lproj'"), ("cn", "name the folder 'zh-Hans.lproj'"),
    ("ua", "name the folder 'uk.lproj'"), ("dk", "name the folder 'da.lproj'"),
    ("gr", "name the folder 'el.lproj'"), ("cz", "name the folder 'cs.lproj'"),
    ("en-UK", "name the folder 'en-GB.lproj'"), ("base", "name the folder 'Base.lproj'"),
    ("klingon", "name the folder as 'en.lproj' is"), ("xx", "name the folder as 'en.lproj' is"),
    ("", "name the folder as 'en.lproj' is"), ("e1", "name the folder as 'en.lproj' is"),
  ])
  func `a folder must have the name of a language`(folder: String, help: String) {
    let paths = ["Home", "\(folder).lproj/Home", "\(folder).lproj/Learn"]
    let found = Self.found("unknown-language", paths)
    #expect(found.map(\.message) == ["'\(folder)' is not the tag of a language"])
    #expect(found.map(\.place.file) == ["\(folder).lproj/Home.plist"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.flatMap(\.fixIts).map(\.title) == [help])
  }

  @Test(arguments: [
    ("zh_Hans", "zh-Hans"), ("DE", "de"), ("pt-br", "pt-BR"), ("ZH-hant_tw", "zh-Hant-TW"),
  ])
  func `a language in other letters is a warning`(folder: String, tag: String) {
    let found = Self.found("unknown-language", ["\(folder).lproj/Home"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.flatMap(\.fixIts).map(\.title) == ["name the folder '\(tag).lproj'"])
  }

  @Test(arguments: [
    "Base", "en", "pt-BR", "zh-Hans", "zh-Hant-TW", "es-419", "fil", "yue-Hans", "se", "br",
    "ca-valencia",
  ])
  func `the tag of a language is right`(tag: String) {
    #expect(Self.found("unknown-language", ["\(tag).lproj/Home"]) == [])
  }

  @Test func `the languages of two letters are those of the system`() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let codes = letters.flatMap { first in letters.map { first + $0 } }
    let known = codes.filter { Self.found("unknown-language", ["\($0).lproj/Home"]).isEmpty }
    let system = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 }
    // Systems write Tagalog as 'fil'.
    #expect(Set(system).symmetricDifference(known) == ["kr", "tl"])
  }

  @Test(arguments: [
    ("Home", "Base.lproj/Home", "Home.plist"),
    ("zh-Hans.lproj/Home", "zh_Hans.lproj/Home", "zh_Hans.lproj/Home.plist"),
    ("Shop/de.lproj/Home", "de.lproj/Shop/Home", "de.lproj/Shop/Home.plist"),
  ])
  func `a screen that readers have twice is an error`(first: String, second: String, file: String) {
    let found = Self.found("conflicting-output", [first, second].sorted())
    let other = file == "\(first).plist" ? second : first
    #expect(
      found.map(\.message) == ["'\(other).plist' is the same screen for the same readers"])
    #expect(found.map(\.place.file) == [file])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `versions for other readers are none`() {
    let paths = [
      "Home", "de.lproj/Home", "pt.lproj/Home", "pt-BR.lproj/Home", "zh-Hant.lproj/Home",
    ]
    #expect(Self.found("conflicting-output", paths) == [])
  }
}
