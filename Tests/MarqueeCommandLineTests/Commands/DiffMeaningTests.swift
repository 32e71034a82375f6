import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// The changes that `marquee diff` reports if two folders differ in more than the text of a screen.
@Suite struct DiffMeaningTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func diff(_ options: String...) -> CommandRun {
    CommandRun(["diff", folder.path("old"), folder.path("new")] + options)
  }

  // MARK: Currencies

  private func course(_ price: String, _ currency: String = "") -> String {
    """
    <plist version="1.0"><array><dict>
    <key>sectionType</key><string>courseSwimlane</string>
    <key>sectionName</key><string>New</string>
    <key>contentItem</key><array><dict>
    <key>imageName</key><string>cat</string><key>title</key><string>Cats</string>
    <key>author</key><string>A</string><key>rating</key><real>4.5</real>
    <key>reviewCount</key><integer>3</integer><key>price</key><string>\(price)</string>\(currency)
    </dict></array></dict></array></plist>
    """
  }

  private func writeCurrencies(_ screen: String) throws {
    for (version, currency) in [("old", "EUR"), ("new", "USD")] {
      try folder.write(screen, to: "\(version)/Home.plist")
      try folder.write(
        "<plist version=\"1.0\"><dict><key>currency</key><string>\(currency)</string></dict></plist>",
        to: "\(version)/Marquee.plist")
    }
  }

  @Test func `a new currency is a change where something costs money in it`() throws {
    try writeCurrencies(course("19.90"))
    let run = diff()
    #expect(run.exitCode == .errorsFound)
    #expect(
      run.output == "screen 'Home'\n  currency: EUR → USD\n\n1 price changed\n")
  }

  @Test func `a new currency changes nothing where no price is in it`() throws {
    for screen in [
      GitDiffTests.screen("A cat"), course("0"),
      course("19.90", "<key>currency</key><string>JPY</string>"),
    ] {
      try writeCurrencies(screen)
      #expect(diff().output == "the viewer sees the same\n")
    }
  }

  // MARK: Declarations

  private func settings(_ field: String, show: String = "", type: String = "") -> String {
    """
    <plist version="1.0"><dict><key>itemKinds</key><dict><key>film</key><dict>
    <key>fields</key><dict>
    <key>title</key><dict><key>kind</key><string>text</string></dict>
    <key>length</key><dict>\(field)</dict></dict>
    <key>show</key><dict><key>title</key><string>title</string>\(show)</dict></dict></dict>
    <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
    <key>layout</key><string>basic</string>\(type)</dict></dict></dict></plist>
    """
  }

  private func films(_ length: String) -> String {
    """
    <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>
    <key>sectionName</key><string>Films</string><key>contentItem</key><array>
    <dict><key>title</key><string>Ebb</string><key>length</key>\(length)</dict>
    <dict><key>title</key><string>Flow</string></dict></array></dict></array></plist>
    """
  }

  private func write(_ version: String, _ settings: String, _ screen: String) throws {
    try folder.write(settings, to: "\(version)/Marquee.plist")
    try folder.write(screen, to: "\(version)/Home.plist")
  }

  private static let integer = "<key>kind</key><string>integer</string>"

  @Test(arguments: [
    (
      "<key>kind</key><string>text</string>", "<string>90</string>",
      "'integer' → 'text'"
    ),
    (
      integer + "<key>minimum</key><integer>1</integer>", "<integer>90</integer>",
      "'integer' → 'integer, minimum 1'"
    ),
    (
      integer + "<key>maximum</key><integer>200</integer><key>minimum</key><integer>1</integer>",
      "<integer>90</integer>", "'integer' → 'integer, minimum 1, maximum 200'"
    ),
    (
      "<key>kind</key><string>decimal</string><key>digits</key><integer>1</integer>",
      "<integer>90</integer>", "'integer' → 'decimal, digits 1'"
    ),
  ])
  func `a field with another kind or constraint says so, and its values do not`(
    field: String, value: String, words: String
  ) throws {
    try write("old", settings(Self.integer), films("<integer>90</integer>"))
    try write("new", settings(field), films(value))
    let run = diff()
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
    #expect(
      run.output == "field 'length' of items 'film': \(words)\n\nthe viewer sees the same\n")
    let markdown = diff("-r", "markdown").output
    #expect(
      markdown.contains(
        "- field `length` of items `film`: \(words.replacing("'", with: "`"))\n"))
    #expect(diff("-r", "json").output.contains("\"itemKind\": \"film\""))
  }

  @Test func `another value of a field with another kind is a change`() throws {
    try write("old", settings(Self.integer), films("<integer>90</integer>"))
    try write(
      "new", settings("<key>kind</key><string>text</string>"), films("<string>long</string>"))
    let run = diff()
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("          length: 90 → long\n"))
  }

  @Test func `a part of cells that shows another field is a change`() throws {
    let shown = "<key>subtitle</key><string>length</string>"
    try write("old", settings(Self.integer), films("<integer>90</integer>"))
    try write("new", settings(Self.integer, show: shown), films("<integer>90</integer>"))
    let run = diff()
    #expect(run.exitCode == .errorsFound)
    #expect(
      run.output == """
        the subtitle of items 'film': nothing → 'length'

        1 item kind shown differently

        """)
  }

  @Test func `a header that a type no longer shows is a change`() throws {
    try write("old", settings(Self.integer), films("<integer>90</integer>"))
    try write(
      "new", settings(Self.integer, type: "<key>showsName</key><false/>"),
      films("<integer>90</integer>"))
    let run = diff()
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("      showsName: true → false\n"))
  }

  @Test func `another theme is a change, value by value`() throws {
    let theme = { (accent: String, stars: String) in
      "<key>theme</key><dict><key>accent</key><string>\(accent)</string><key>headerSize</key>"
        + "<integer>40</integer></dict><key>cells</key><dict><key>course</key><dict>"
        + "<key>stars</key><string>\(stars)</string></dict></dict>"
    }
    for version in ["old", "new"] {
      try folder.write(GitDiffTests.screen("A"), to: "\(version)/Home.plist")
      try folder.write(
        "<plist version=\"1.0\"><dict>\(theme("#C2410C", "five"))</dict></plist>",
        to: "\(version)/Marquee.plist")
    }
    #expect(diff().output == "the viewer sees the same\n")
    try folder.write(
      "<plist version=\"1.0\"><dict>\(theme("#0A7D4B", "one"))</dict></plist>",
      to: "new/Marquee.plist")
    let run = diff()
    #expect(run.exitCode == .errorsFound)
    #expect(
      run.output == """
        field 'accent' of the theme: '#C2410C' → '#0A7D4B'
        field 'courseStars' of the theme: 'five' → 'one'

        2 theme values changed

        """)
    #expect(diff("-r", "json").output.contains("\"isTheme\": true"))
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "new/Marquee.plist")
    #expect(diff().output.contains("field 'headerSize' of the theme: '40' → nothing\n"))
  }

  // MARK: Images

  private static let image = PNGBytes.image(200, 300, note: "quiet")
  /// The same number of bytes, but different ones.
  private static let redrawn = PNGBytes.image(200, 300, note: "noisy")

  @Test func `an image whose files differ is a change of what shows it`() throws {
    for (version, image) in [("old", Self.image), ("new", Self.redrawn)] {
      try folder.write(GitDiffTests.screen("A"), to: "\(version)/Home.plist")
      try folder.write(image, to: "\(version)/cat.png")
      // No screen names this one.
      try folder.write(image, to: "\(version)/dog.png")
    }
    let run = diff()
    #expect(run.exitCode == .errorsFound)
    #expect(
      run.output == """
        screen 'Home'
            section 1 (grid)
              ~ item 1 'A'
                  imageName: 'cat' was edited

        1 image replaced

        """)
    let json = diff("-r", "json").output
    #expect(json.contains("\"role\": \"image\""))
    #expect(diff("-r", "markdown").output.contains("    - `imageName`: `cat` was edited\n"))
  }

  @Test(arguments: ["cat@2x.png", "cat~ipad.png"])
  func `an image with one more file is a change`(name: String) throws {
    for version in ["old", "new"] {
      try folder.write(GitDiffTests.screen("A"), to: "\(version)/Home.plist")
      try folder.write(Self.image, to: "\(version)/cat.png")
    }
    #expect(diff().exitCode == .success)
    try folder.write(Self.image, to: "new/\(name)")
    #expect(diff().output.hasSuffix("\n1 image replaced\n"))
  }

  @Test func `an image that is gone, or comes back, is a change`() throws {
    for version in ["old", "new"] {
      try folder.write(GitDiffTests.screen("A"), to: "\(version)/Home.plist")
      try folder.write(Self.image, to: "\(version)/dog.png")
    }
    // Neither version has it.
    #expect(diff().output == "the viewer sees the same\n")
    try folder.write(Self.image, to: "old/cat.png")
    #expect(diff().output.hasSuffix("\n1 image replaced\n"))
    try folder.write(Self.image, to: "new/cat.png")
    #expect(diff().output == "the viewer sees the same\n")
    try folder.remove("old/cat.png")
    #expect(diff().output.hasSuffix("\n1 image replaced\n"))
    // Now its images are elsewhere.
    try folder.remove("old/dog.png")
    #expect(diff().output == "the viewer sees the same\n")
  }

  @Test func `an image that was touched or put into another folder is not a change`() throws {
    for version in ["old", "new"] {
      try folder.write(GitDiffTests.screen("A"), to: "\(version)/Home.plist")
      try folder.write(Self.image, to: "\(version)/\(version)/cat.png")
    }
    _ = try folder.age("new/new/cat.png")
    #expect(diff().output == "the viewer sees the same\n")
  }

  @Test func `an image of an asset catalog is compared, too`() throws {
    for (version, image) in [("old", Self.image), ("new", Self.redrawn)] {
      try folder.write(GitDiffTests.screen("A"), to: "\(version)/Home.plist")
      let set = "\(version)/Images.xcassets/cat.imageset"
      try folder.write(
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}],"
          + "\"info\":{\"author\":\"xcode\",\"version\":1}}",
        to: "\(set)/Contents.json")
      try folder.write(image, to: "\(set)/a.png")
    }
    #expect(diff().output.hasSuffix("\n1 image replaced\n"))
  }
}
