import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import TestSupport
import Testing

/// Entries of the settings that name nothing, because of a typing mistake or because something has
/// moved.
@Suite struct UnmatchedSettingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Home", "Learn", "Kids/Films", "drafts/Draft"] {
      try folder.write(Self.screen, to: "Content/\(name).plist")
    }
    try folder.write(PNGBytes.image(9, 9), to: "Content/Images/cat.png")
  }

  private static let screen = """
    <plist version="1.0"><array><dict><key>sectionType</key><string>basic</string>
    <key>contentItem</key><array><dict><key>description</key><string>A cat</string>
    <key>imageName</key><string>Images/cat</string></dict></array></dict></array></plist>
    """

  private func found(_ inside: String, at path: String = "Content") throws -> [Diagnostic] {
    try folder.write(
      "<plist version=\"1.0\"><dict>\(inside)</dict></plist>", to: "\(path)/Marquee.plist")
    return try ContentPipeline(folder: folder.path("Content")).run().diagnostics
      .filter { $0.rule == "unmatched-setting" }
  }

  private func list(_ key: String, _ entries: String...) -> String {
    let strings = entries.map { "<string>\($0)</string>" }
    return "<key>\(key)</key><array>\(strings.joined())</array>"
  }

  private func chrome(_ names: String...) -> String {
    let entries = names.map { "<key>\($0)</key><dict><key>title</key><string>T</string></dict>" }
    return "<key>chrome</key><dict>\(entries.joined())</dict>"
  }

  @Test(
    arguments: ["include", "exclude"],
    [
      ("Laern.plist", "write 'Learn.plist'"), ("learn.plist", "write 'Learn.plist'"),
      ("Learn", "write 'Learn.plist'"), ("Kids/Flims.plist", "write 'Kids/Films.plist'"),
      ("draft", "write 'drafts'"), ("Shop.plist", nil), ("Shop*", nil), ("Images", nil),
    ])
  func `a pattern for files that matches none`(key: String, entry: (String, String?)) throws {
    let found = try found(list(key, "Home.plist", entry.0))
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == ["'\(key)' names no property list of the folder: '\(entry.0)'"])
    #expect(found.map(\.place.codingPath.steps) == [[.key(key), .index(1)]])
    #expect(found.flatMap(\.fixIts).map(\.title) == [entry.1].compactMap { $0 })
  }

  @Test(
    arguments: ["include", "exclude"],
    [
      "Home.plist", "*.plist", "Kids", "Kids/", "/Kids", "Kids/*", "dr*", "drafts/Draft.plist", "*",
      "Marquee.plist",
    ])
  func `a pattern that matches something`(key: String, entry: String) throws {
    #expect(try found(list(key, entry)).isEmpty)
  }

  @Test func `what is excluded is not missing where it is included`() throws {
    #expect(try found(list("include", "Learn.plist", "Kids") + list("exclude", "Kids")).isEmpty)
  }

  @Test func `names of images that are used elsewhere`() throws {
    let found = try found(list("usedImages", "Images/cat", "*cat", "Images/dog", "splash*"))
    #expect(
      found.map(\.message)
        == ["Images/cat", "Images/dog", "splash*"].map {
          "'usedImages' names no image of the folder: '\($0)'"
        })
    try folder.remove("Content/Images/cat.png")
    #expect(try self.found(list("usedImages", "Images/dog")).isEmpty)
  }

  @Test func `names of screens in their bars`() throws {
    let found = try found(chrome("Home", "Films", "Kids/Films", "*", "Hoem", "Learn.plist"))
    #expect(
      found.map(\.message)
        == ["Hoem", "Learn.plist"].map {
          "'chrome' names no screen of the folder: '\($0)'"
        })
    #expect(found.flatMap(\.fixIts).map(\.title) == ["write 'Home'", "write 'Learn'"])
  }

  @Test func `kinds that no section type holds`() throws {
    func kind(_ name: String, extending base: String = "poster") -> String {
      "<key>\(name)</key><dict><key>extends</key><string>\(base)</string></dict>"
    }
    let kinds = [
      kind("film"), kind("base"), kind("series", extending: "base"), kind("trailer"),
      "<key>poster</key><dict><key>fields</key><dict/></dict>",
    ]
    let type = """
      <key>sectionTypes</key><dict><key>shows</key><dict><key>items</key><string>series</string>
      <key>layout</key><string>basic</string></dict></dict>
      """
    let found = try found("<key>itemKinds</key><dict>\(kinds.joined())</dict>\(type)")
    #expect(
      found.map(\.message)
        == ["film", "trailer"].map { "no section type holds items of the kind '\($0)'" })
    #expect(
      found.map(\.place.codingPath.steps)
        == ["film", "trailer"].map { [.key("itemKinds"), .key($0)] })
    #expect(
      found.first?.fixIts.map(\.title)
        == ["add a section type whose 'items' is 'film' to 'sectionTypes'"])
  }

  @Test func `settings above the folder can be for other folders`() throws {
    let inside = list("include", "Home.plist", "Other.plist") + chrome("Other")
    #expect(try found(inside, at: ".").isEmpty)
  }

  @Test func `a single screen has no such diagnostic`() throws {
    _ = try found(list("include", "Home.plist", "Other.plist"))
    let report = try ContentPipeline(folder: folder.path("Content/Home.plist")).run()
    #expect(!report.diagnostics.contains { $0.rule == "unmatched-setting" })
  }
}
