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

  @Test func `each long title is reported once, where it is written, with its first views`() {
    let found = diagnostics(title: Self.long, count: 3).filter { $0.rule == "text-truncated" }
    let titles = found.filter { $0.message.hasPrefix("'Watercolors for everybody ") }
    #expect(
      titles.map(\.place.codingPath.description) == (0..<3).map { "[0].contentItem[\($0)].title" })
    #expect(titles.allSatisfy { $0.severity == .note && $0.message.contains("' is cut after '") })
    // Three devices of the settings, and four views that they do not name.
    #expect(titles.allSatisfy { $0.message.hasSuffix(" and 6 more") })
  }

  @Test func `what is cut only in views that nobody has named is a note`() {
    let found = diagnostics(title: "Watercolors and oils for all patient beginners")
    #expect(found.contains { $0.rule == "text-truncated" })
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(!found.contains { $0.message.contains(" on iPhone SE (3rd generation)") })
  }

  @Test func `a part beyond the edges of its cell is a warning in a view that is named`() throws {
    // Two lines of 13 points, three of 12 and 15, and the image have no room in 60 points.
    let screen: ExampleValue = [
      "layouts": [
        "low": ["group": ["width": .absolute(160), "height": .absolute(60)]]
      ],
      "sections": [
        .section("courseSwimlane", name: "New", layout: "low", [.course(title: "Knots")])
      ],
    ]
    var settings = Settings()
    settings.currency = "USD"
    let found = Checking.diagnostics(
      of: Array("<plist version=\"1.0\">\(screen.xml)</plist>".utf8), settings: settings)
    let price = try #require(found.first { $0.message.hasPrefix("'$19.90' is ") })
    #expect(price.rule == "part-does-not-fit")
    #expect(price.severity == .warning)
  }

  /// Its tag lies below the cell, whether it has room in its width or not.
  @Test(arguments: [false, true])
  func `what is cut can also be beyond the edges of its cell`(isLong: Bool) {
    let tag = isLong ? "Chosen by all our editors together" : "New"
    let screen: ExampleValue = [
      "layouts": ["low": ["group": ["width": .absolute(160), "height": .absolute(60)]]],
      "sections": [
        .section(
          "courseSwimlane", name: "New", layout: "low", [.course(title: "Knots", tag: "\(tag)")])
      ],
    ]
    var settings = Settings()
    settings.currency = "USD"
    let found = Checking.diagnostics(
      of: Array("<plist version=\"1.0\">\(screen.xml)</plist>".utf8), settings: settings
    ).filter { $0.message.hasPrefix("'\(tag)' is ") }
    let outside = found.filter { $0.rule == "part-does-not-fit" }
    #expect(outside.map(\.severity) == [.warning])
    #expect(found.contains { $0.rule == "text-truncated" } == isLong)
  }

  /// A layout `own` whose header has 30 points in all text sizes.
  private static let lowHeader: ExampleValue = [
    "own": [
      "group": ["width": .fractionalWidth(1), "height": .absolute(200)],
      "header": ["width": .fractionalWidth(1), "height": .absolute(30)],
    ]
  ]

  @Test(arguments: [false, true])
  func `a header that is too high is said once, also if it leads somewhere`(leads: Bool) {
    let items: [(String, ExampleValue)] = [
      ("sectionType", "basic"), ("sectionName", "New"), ("layout", "own"),
      ("contentItem", .posters(1...2)),
    ]
    let screen: ExampleValue = [
      "layouts": Self.lowHeader,
      "sections": [
        ExampleValue(pairs: items + (leads ? [("link", "https://example.com")] : []))
      ],
    ]
    let found = Checking.diagnostics(
      of: Array("<plist version=\"1.0\">\(screen.xml)</plist>".utf8))
    #expect(found.count { $0.rule == "text-overlaps" } == 1, "\(found.map(\.message))")
  }

  @Test func `what only views show that nobody has named stays a note, whatever the settings say`()
  {
    var settings = Settings()
    settings.rules = ["text-truncated": .severity(.error)]
    let title = "Watercolors and oils for all patient beginners"
    let further = diagnostics(title: title, settings: settings)
      .filter { $0.rule == "text-truncated" }
    #expect(!further.isEmpty)
    #expect(further.allSatisfy { $0.severity == .note }, "\(further.map(\.message))")
    let named = diagnostics(title: Self.long, settings: settings)
    #expect(named.contains { $0.rule == "text-truncated" && $0.severity == .error })
    settings.rules = ["text-truncated": .off]
    let silent = diagnostics(title: Self.long, settings: settings)
    #expect(!silent.contains { $0.rule == "text-truncated" })
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
        "layouts": Self.lowHeader,
        "sections": [
          .section(
            "basic", name: "New", layout: layout == "own" ? "own" : nil, .posters(1...2))
        ],
      ]
      let found = Checking.diagnostics(
        of: Array("<plist version=\"1.0\">\(screen.xml)</plist>".utf8), settings: settings)
      let counted = found.filter { $0.rule == "text-overlaps" && $0.message.contains("(3rd") }
      #expect(counted.isEmpty != (overlaps && layout == "own"))
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
