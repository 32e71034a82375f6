import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation
import Testing

/// Texts that do not fit into their cells and headers.
@Suite struct TextFitTests {
  private func diagnostics(
    title: String, name: String = "New", count: Int = 1, settings: Settings = Settings()
  ) -> [Diagnostic] {
    let items = (0..<count).map { ExampleValue.course(title: "\(title) \($0)") }
    let sections: ExampleValue = [.section("courseSwimlane", name: "\(name)", .array(items))]
    let text = "<plist version=\"1.0\">\(sections.xml)</plist>"
    var settings = settings
    settings.currency = "USD"
    return Checking.diagnostics(of: Array(text.utf8), settings: settings)
  }

  private static let long = String(repeating: "Watercolors for everybody ", count: 6) + "today"

  @Test func `a long title is reported once for its section, with the first word that is lost`()
    throws
  {
    let found = diagnostics(title: Self.long, count: 3)
    #expect(found.map(\.rule) == ["text-truncated"])
    #expect(found.first?.severity == .note)
    #expect(found.first?.message.contains("is cut before '") == true)
    let others = try #require(found.first?.notes)
    #expect(others.map { $0.message.hasPrefix("'Watercolors for everybody ") } == [true, true])
    #expect(
      others.map { $0.place?.codingPath.description } == [
        "[0].contentItem[1]", "[0].contentItem[2]",
      ])
  }

  @Test func `of many texts that are cut, eight more are named`() {
    let notes = diagnostics(title: Self.long, count: 12).first?.notes ?? []
    #expect(notes.count { $0.place != nil } == 8)
    #expect(notes.last?.message == "and texts of 3 more items of the section")
  }

  @Test func `a short title fits`() {
    #expect(diagnostics(title: "Watercolors") == [])
  }

  /// A header has 30 points; that of a built-in layout grows with the text.
  ///
  /// A line of its font is 37 points high or more from the first accessibility size on: 31 points
  /// times Inter's 1.21 of ascent and descent.
  @Test(arguments: [
    (TextSizeCategory.large, false), (.accessibilityExtraLarge, true),
    (.accessibilityExtraExtraExtraLarge, true),
  ])
  func `a header grows over its room in large sizes`(size: TextSizeCategory, overlaps: Bool) {
    var settings = Settings()
    settings.textSizes = [size]
    for layout in ["basic", "own"] {
      let screen: ExampleValue = [
        "layouts": [
          "own": [
            "group": ["width": .fractionalWidth(1), "height": .absolute(200)],
            "header": ["width": .fractionalWidth(1), "height": .absolute(30)],
          ]
        ],
        "sections": [
          .section(
            "basic", name: "New", layout: layout == "own" ? "own" : nil, .posters(1...2))
        ],
      ]
      let found = Checking.diagnostics(
        of: Array("<plist version=\"1.0\">\(screen.xml)</plist>".utf8), settings: settings)
      #expect(found.contains { $0.rule == "text-overlaps" } == (overlaps && layout == "own"))
    }
  }

  @Test func `text sizes are read from the settings`() {
    let text = """
      <plist version="1.0"><dict><key>textSizes</key><array><string>small</string>
      <string>accessibiltyLarge</string></array></dict></plist>
      """
    let load = SettingsLoad.load(Array(text.utf8), name: "Marquee.plist")
    #expect(load.settings.textSizes == [.small])
    #expect(load.diagnostics.map(\.message) == ["unknown text size 'accessibiltyLarge'"])
    #expect(load.diagnostics.first?.fixIts.map(\.title) == ["write 'accessibilityLarge'"])
  }
}
