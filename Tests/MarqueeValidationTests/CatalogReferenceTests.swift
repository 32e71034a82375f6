import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation
import Testing

/// Links into the catalog, and the screens, sections and items that they name.
@Suite struct CatalogReferenceTests {
  private static func check(
    _ screens: [(String, String)], faults: [FileFault] = []
  ) -> [Diagnostic] {
    Checking.folderDiagnostics(
      of: nil,
      screens: screens.map { name, content in
        (name, Array("<plist version=\"1.0\"><array>\(content)</array></plist>".utf8))
      }, faults: faults
    ).filter { $0.part == "unknown-link-target" }
  }

  private static func section(id: String? = nil, itemID: String? = nil, link: String) -> String {
    let item = [
      itemID.map { Checking.string("id", $0) } ?? "", Checking.string("text", "Help"),
      Checking.string("link", link),
    ].joined()
    return "<dict>" + (id.map { Checking.string("id", $0) } ?? "")
      + Checking.string("sectionType", "list") + Checking.string("sectionName", "Shelf")
      + "<key>contentItem</key><array><dict>\(item)</dict></array></dict>"
  }

  @Test(arguments: [
    "screen:Kids/Shows", "screen:Kids/Shows#new", "section:new", "item:clay", "screen:A",
    "https://example.com",
  ])
  func `what a folder has can be linked to, from any screen`(link: String) {
    let found = Self.check([
      ("A.plist", Self.section(link: link)),
      ("Kids/Shows.plist", Self.section(id: "new", itemID: "clay", link: "screen:A")),
    ])
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: [
    ("screen:Shows", "the content folder has no screen 'Shows'"),
    ("screen:kids/shows", "the content folder has no screen 'kids/shows'"),
    ("screen:Kids/Shows.plist", "the content folder has no screen 'Kids/Shows.plist'"),
    ("screen:Learn#new", "the content folder has no screen 'Learn'"),
    ("screen:A#new", "the screen 'A' has no section whose 'id' is 'new'"),
    ("section:clay", "no screen has a section whose 'id' is 'clay'"),
    ("item:new", "no screen has an item whose 'id' is 'new'"),
  ])
  func `what it does not have is reported once`(link: String, message: String) {
    let found = Self.check([
      ("A.plist", Self.section(link: link)),
      ("Kids/Shows.plist", Self.section(id: "new", itemID: "clay", link: "screen:A")),
    ])
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.place.file) == ["A.plist"])
  }

  /// The screens of a folder, of which A has a link to B, and who finds no B.
  static let languages: [(screens: [String], lacking: [String], readers: String)] = [
    // The link leads nowhere for people who do not see the German screens.
    (["A", "de.lproj/B"], ["A.plist"], "for all languages"),
    (["de.lproj/A", "de.lproj/B"], [], ""),
    (
      ["en.lproj/A", "de.lproj/A", "de.lproj/B"], ["en.lproj/A.plist"],
      "in 'en' or for all languages"
    ),
    (["A", "en.lproj/B", "de.lproj/B"], [], ""),
    (["A", "B", "de.lproj/B"], [], ""),
    (
      ["A", "C", "de.lproj/C", "fr.lproj/B", "de.lproj/B"], ["A.plist"], "for all languages"
    ),
    (["A", "Base.lproj/B", "de.lproj/B"], [], ""),
    (["pt.lproj/B", "pt-BR.lproj/A"], [], ""),
    (["pt-BR.lproj/B", "pt.lproj/A"], ["pt.lproj/A.plist"], "in 'pt' or for all languages"),
    (["zh.lproj/B", "zh-Hant-TW.lproj/A"], [], ""),
    (["zh_Hant.lproj/B", "zh-Hant.lproj/A"], [], ""),
  ]

  @Test(arguments: languages)
  func `a screen must exist for everyone who sees the link`(
    screens: [String], lacking: [String], readers: String
  ) {
    let found = Self.check(
      screens.sorted().map { name in
        (
          "\(name).plist",
          Self.section(link: name.hasSuffix("A") ? "screen:B" : "https://example.com")
        )
      })
    #expect(found.map(\.place.file) == lacking)
    #expect(found.allSatisfy { $0.message == "there is no screen 'B' \(readers)" })
    #expect(found.allSatisfy { $0.notes.count == 1 })
  }

  @Test func `no link to a screen with a number sign is suggested`() {
    let found = Self.check([
      ("A.plist", Self.section(link: "screen:Top#1")),
      ("Top#1.plist", Self.section(link: "item:x")),
    ])
    #expect(found.first?.message == "the content folder has no screen 'Top'")
    #expect(found.first?.fixIts == [])
  }

  @Test func `a section that only a translation has is no target for the others`() {
    let found = Self.check([
      ("A.plist", Self.section(link: "screen:B#new")),
      ("B.plist", Self.section(id: "old", link: "screen:A")),
      ("de.lproj/B.plist", Self.section(id: "new", link: "screen:A")),
    ])
    #expect(found.map(\.message) == ["the screen 'B' has no section whose 'id' is 'new'"])
  }

  @Test func `the name is suggested that was probably meant`() {
    let found = Self.check([
      ("A.plist", Self.section(link: "screen:Leran.plist")), ("Learn.plist", ""),
    ])
    #expect(found.flatMap(\.fixIts).map(\.title) == ["write 'Learn'"])
  }

  @Test func `a suggestion replaces only the name`() throws {
    let settings = ExampleValue.films(fields: [
      "tint": ["kind": "color"], "next": ["kind": "reference"], "more": ["kind": "link"],
    ])
    let text = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>
      <key>sectionName</key><string>New</string><key>contentItem</key><array><dict>
      <key>id</key><string>clay</string><key>tint</key><string>Nigth</string>
      <key>next</key><string>caly</string><key>more</key><string>screen:Homee</string>
      </dict></array></dict></array></plist>
      """
    let found = Checking.folderDiagnostics(
      of: ImageLibrary(
        ImageIndex([Self.entry("A.xcassets/Night.colorset")]), contents: [:], inspections: [:]),
      screens: [("Home.plist", Array(text.utf8))],
      settings: SettingsLoad.load(
        Array("<plist version=\"1.0\">\(settings.xml)</plist>".utf8), name: "Marquee.plist"
      ).settings)
    #expect(found.count == 3)
    let fixed = TextEdit.apply(found.flatMap(\.fixIts), to: Array(text.utf8)).text
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == text.replacing("Nigth", with: "Night").replacing("caly", with: "clay")
        .replacing("Homee", with: "Home"))
  }

  private static func entry(_ path: String) -> FileEntry {
    FileEntry(
      path: path, kind: .regular,
      identity: FileIdentity(byteCount: 0, modificationTime: 0, fileNumber: 0))
  }

  @Test func `nothing is missed while a screen cannot be read as a whole`() {
    let broken = ("Broken.plist", "<dict><key>sectionType</key><string>lits</string></dict>")
    #expect(Self.check([("A.plist", Self.section(link: "item:clay")), broken]).isEmpty)
    #expect(Self.check([("A.plist", Self.section(link: "screen:Nowhere")), broken]).count == 1)
    #expect(
      Self.check(
        [("A.plist", Self.section(link: "screen:B"))], faults: [FileFault("B.plist", .noPermission)]
      ).isEmpty)
  }

  @Test func `a section of a whole screen is missed while another screen cannot be read`() {
    let broken =
      Self.section(link: "screen:B#top")
      + "<dict><key>sectionType</key><string>lits</string></dict>"
    let found = Self.check([
      ("A.plist", broken), ("B.plist", Self.section(id: "new", link: "item:x")),
    ])
    #expect(found.map(\.message) == ["the screen 'B' has no section whose 'id' is 'top'"])
    #expect(
      Self.check([
        ("A.plist", Self.section(id: "new", link: "screen:B#top")), ("B.plist", broken),
      ]).isEmpty)
  }

  @Test func `a color set is named with the groups that provide a name space`() throws {
    let settings = SettingsLoad.load(
      Array(
        """
        <plist version="1.0"><dict><key>screenFields</key><dict><key>tint</key><dict>
        <key>kind</key><string>color</string></dict></dict></dict></plist>
        """.utf8), name: "Marquee.plist"
    ).settings
    let paths = ["Night", "Brand/Accent", "Plain/Day"].map { "A.xcassets/\($0).colorset" }
    let spaces = "A.xcassets/Brand/Contents.json"
    let entries = (paths.map { "\($0)/Contents.json" } + [spaces]).map(Self.entry)
    let images = ImageLibrary(
      ImageIndex(entries),
      contents: [spaces: Array(#"{"properties":{"provides-namespace":true}}"#.utf8)],
      inspections: [:])
    func check(_ color: String) -> [String] {
      let text = """
        <plist version="1.0"><dict><key>tint</key><string>\(color)</string>
        <key>sections</key><array/></dict></plist>
        """
      return Checking.folderDiagnostics(
        of: images, screens: [("A.plist", Array(text.utf8))], settings: settings
      ).filter { $0.part == "unknown-color" }.map(\.message)
    }
    for color in ["Night", "Brand/Accent", "Day", "#010203"] { #expect(check(color) == []) }
    for color in ["Accent", "Plain/Day", "night"] {
      #expect(check(color) == ["the content folder has no color set '\(color)'"])
    }
  }
}
