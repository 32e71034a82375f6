import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation
import TestSupport
import Testing

/// Content is not blamed for a fault of a declaration that it uses.
@Suite struct FaultyDeclarationTests {
  /// A valid catalog, every part of which depends on the settings or on the library.
  private static func content(settings: String = settings) -> OwnContent {
    OwnContent(
      settings: .xml(settings),
      library: [
        "dune": OwnContent.film("Dune", [("year", 2021), ("genres", ["Space"]), ("code", "t1")]),
        "tea": OwnContent.film("Tea", [("age", "6"), ("code", "t2")]),
      ],
      sections: [
        OwnContent.films(["dune", ["item": "tea", "year": 1999], ["name": "Own", "age": "6"]]),
        OwnContent.films(where: ["where": ["genres": "Space"], "orderBy": "year"]),
      ])
  }

  private static let settings = OwnContent.films.xml.replacing(
    "<dict>",
    with: """
      <dict><key>textRules</key><array><dict><key>id</key><string>no-shouting</string>
      <key>message</key><string>a name does not shout</string>
      <key>fields</key><array><string>name</string><string>genres</string></array>
      <key>forbids</key><string>!</string></dict></array>
      """, maxReplacements: 1)

  /// Edits of the settings' text; marks enclose the only text that must be reported.
  static let edits: [[(old: String, new: String)]] = [
    [("<key>itemKinds</key>", "⟦<key>itemKind</key>⟧")],
    [("<key>sectionTypes</key>", "⟦<key>sectionTyps</key>⟧")],
    [
      ("<key>film</key>", "<key>fillm</key>"), ("<string>film</string>", "⟦<string>film</string>⟧"),
    ],
    [("<string>film</string>", "⟦<string>flim</string>⟧")],
    [("<key>fields</key>", "⟦<key>feilds</key>⟧")],
    [("<key>identity</key>", "⟦<key>identiy</key>⟧")],
    [("<string>code</string>", "⟦<string>coed</string>⟧")],
    [("<string>integer</string>", "⟦<string>intager</string>⟧")],
    [("<key>minimum</key>", "⟦<key>minimun</key>⟧")],
    [("<key>values</key>", "⟦<key>vales</key>⟧")],
    [("<key>show</key>", "⟦<key>shwo</key>⟧")],
    // A query uses genres, and a text rule reads them.
    [("<key>of</key>", "⟦<key>fo</key>⟧")],
    [("<key>kind</key>", "⟦<key>kidn</key>⟧")],
    [("<string>name</string>", "⟦<string>nmae</string>⟧")],
    [("<key>items</key>", "⟦<key>itmes</key>⟧")],
    [("<string>grid</string>", "⟦<string>gird</string>⟧")],
    [("<key>identity</key>", "<key>extends</key>⟦<string>postre</string>⟧<key>identity</key>")],
    [("<key>itemKinds</key>", "⟦<key>itemkinds</key>⟧")],
    [
      (
        "<key>sectionTypes</key>",
        "⟦<key>currrency</key>⟧<string>EUR</string><key>sectionTypes</key>"
      )
    ],
  ]

  @Test(arguments: edits)
  func `a fault of the settings is reported there and nowhere else`(
    edits: [(old: String, new: String)]
  ) throws {
    var text = Self.settings
    for (old, new) in edits {
      try #require(text.contains(old), "'\(old)' is not in the settings")
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    let content = Self.content(settings: text)
    let report = content.report()
    #expect(report.places(.error) == content.marks, "\(report.diagnostics.map(\.message))")
    #expect(report.places(.warning) == [])
    // The rest of the screen is incomplete.
    #expect(report.screens.map(\.screen) == [nil])
  }

  @Test func `a screen that lacks an item of the library is no screen for an app`() throws {
    var content = Self.content()
    #expect(content.report().screens[0].screen?.sections[0].items.count == 3)
    content.library = [
      "dune": OwnContent.film("Dune", [("year", "old"), ("genres", ["Space"])]),
      "tea": OwnContent.film("Tea"),
    ]
    let report = content.report()
    #expect(report.screens[0].diagnostics == [])
    #expect(report.screens[0].screen == nil)
    #expect(report.screens[0].json() == nil)
  }

  @Test func `the catalog that is edited has no fault`() {
    #expect(Self.content().report().diagnostics.besidesCells == [])
  }

  /// A file is incomplete after most keystrokes in an editor, and after an interrupted copy.
  @Test(arguments: ["Marquee.plist", "Items.plist"])
  func `a truncated file is the only one that is reported`(name: String) throws {
    let content = Self.content()
    let whole = try #require(content.markedTexts[name]).utf8
    for count in stride(from: 0, to: whole.count - 2, by: 3)
    where Sample.includes(count, oneIn: 6) {
      let report = content.report(cutting: name, to: count)
      let others = report.diagnostics.filter {
        $0.severity > .note && ($0.place.file != name || $0.rule != "property-list-syntax")
      }
      #expect(others.map(\.message) == [], "after \(count) bytes")
      #expect(report.diagnostics.contains { $0.severity == .error }, "after \(count) bytes")
    }
  }

  @Test func `an undeclared name is an error next to a faulty declaration too`() {
    var content = Self.content(
      settings: Self.settings.replacing("<string>grid</string>", with: "<string>gird</string>"))
    content.sections.append(["sectionType": "basik", "contentItem": []])
    let unknown = content.report().diagnostics.filter { $0.rule == "unknown-section-type" }
    #expect(unknown.map(\.message) == ["unknown section type 'basik'"])
  }
}

extension OwnContent {
  /// The report on the folder if a file ends after some bytes.
  fileprivate func report(cutting name: String, to byteCount: Int) -> ContentReport {
    let bytes = markedTexts.mapValues { Array($0.utf8) }
    func source(_ file: String) -> ContentFile? {
      bytes[file].map {
        ContentFile(
          name: file, outputName: String(file.dropLast(6)),
          bytes: file == name ? Array($0.prefix(byteCount)) : $0)
      }
    }
    return ContentPipeline(
      ContentFolder(
        screens: [source("Home.plist")].compactMap(\.self),
        settings: source("Marquee.plist"),
        library: [source("Items.plist")].compactMap(\.self), images: .unknown, hasAllScreens: true)
    ).run()
  }
}
