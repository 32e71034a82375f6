import MarqueeCommandLine
import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// The name of a rule that became a part of another one: wherever it is written, it stands for that
/// part and nothing else.
@Suite struct FormerRuleTests {
  private let folder: TemporaryFolder
  private let content: String

  /// Two hyphens in a comment, which `double-hyphen` reported, and a second document type.
  private static let screen = SampleScreen.valid.replacing(
    "<plist version=\"1.0\">\n",
    with: "<!DOCTYPE plist>\n<!DOCTYPE plist>\n<plist version=\"1.0\">\n"
  ).replacing("<key>description", with: "<!-- a -- b --><key>description")

  init() throws {
    folder = try TemporaryFolder()
    content = folder.path("Content")
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
    try folder.write(Self.screen, to: "Content/Home.plist")
  }

  /// The lines of what is found.
  private func lines(_ arguments: String...) -> [String] {
    CommandRun(["validate", content, "-r", "xcode"] + arguments).output.split(separator: "\n")
      .filter { $0.contains("[xml-not-well-formed]") }
      .compactMap { $0.split(separator: ":").dropFirst().first.map(String.init) }
  }

  private func write(settings: String) throws {
    try folder.write(
      "<plist version=\"1.0\"><dict>\(settings)</dict></plist>", to: "Content/Marquee.plist")
  }

  private let documentType = "3"
  private let hyphens = "12"

  @Test func `without a word about it both are reported`() {
    #expect(lines() == [documentType, hyphens])
  }

  @Test func `options choose the part`() {
    #expect(lines("--select", "double-hyphen") == [hyphens])
    #expect(lines("--ignore", "double-hyphen") == [documentType])
    #expect(lines("--select", "xml-not-well-formed") == [documentType, hyphens])
    #expect(lines("--ignore", "xml-not-well-formed") == [])
  }

  @Test(arguments: [
    ("double-hyphen", ["3"]), ("xml-not-well-formed", []),
  ])
  func `settings turn off the part`(rule: String, left: [String]) throws {
    try write(settings: "<key>rules</key><dict><key>\(rule)</key><string>off</string></dict>")
    #expect(lines() == left)
  }

  @Test func `of two settings the one for the part counts`() throws {
    try write(
      settings: """
        <key>rules</key><dict><key>double-hyphen</key><string>error</string>
        <key>xml-not-well-formed</key><string>off</string></dict>
        """)
    #expect(lines() == [hyphens])
  }

  @Test func `a comment silences the part`() throws {
    // The comment with the hyphens is inside the array that follows it.
    for (rule, count) in [("double-hyphen", 1), ("xml-not-well-formed", 1), ("repeated-space", 2)] {
      try folder.write(
        Self.screen.replacing(
          "<array>\n<dict>", with: "<!-- marquee:allow \(rule) -->\n<array>\n<dict>"),
        to: "Content/Home.plist")
      #expect(lines().count == count, "\(rule)")
    }
  }

  @Test func `an entry of a baseline hides the part`() throws {
    try write(settings: "<key>baseline</key><string>baseline.json</string>")
    let written = CommandRun("validate", content, "--write-baseline", "\(content)/baseline.json")
    #expect(written.exitCode == .success)
    #expect(lines() == [])
    // An entry of the whole rule hides the part.
    let old = try folder.text("Content/baseline.json")
    try folder.write(
      old.replacing("double-hyphen", with: "xml-not-well-formed"), to: "Content/baseline.json")
    #expect(lines() == [])
    // An older version had the rule; an entry of it hides nothing else.
    try folder.write(
      old.replacing("xml-not-well-formed", with: "double-hyphen"),
      to: "Content/baseline.json")
    #expect(lines() == [documentType])
  }

  @Test(arguments: RuleRegistry.all.filter { !$0.parts.isEmpty }.map(\.id))
  func `each former name is explained by its rule, and an option can have it`(
    id: RuleIdentifier
  ) throws {
    let rule = try #require(RuleRegistry[id])
    for part in rule.parts.map(\.description) {
      let page = CommandRun("explain", part).output
      #expect(page.hasPrefix("\(id): "))
      #expect(page.replacing("\n", with: " ").contains("'\(part)'"))
      for option in ["--select", "--ignore"] where rule.canBeSilenced {
        #expect(CommandRun("validate", content, option, part).exitCode == .success)
      }
    }
  }

  @Test func `no rule of an author can have it`() throws {
    try write(
      settings: """
        <key>textRules</key><array><dict><key>id</key><string>double-hyphen</string>
        <key>forbids</key><string>!</string><key>message</key><string>b</string></dict></array>
        """)
    #expect(
      CommandRun("validate", content).output.contains("'double-hyphen' is a built-in rule already"))
  }
}
