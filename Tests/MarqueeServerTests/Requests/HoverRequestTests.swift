import Foundation
import TestSupport
import Testing

/// What is said about a place.
@Suite struct HoverRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  private mutating func hover(_ file: String, _ marked: String) throws -> String {
    try client.start()
    try client.open(file)
    let hover =
      try client.request("textDocument/hover", client.place(file, marked)) as? [String: Any]
    let contents = hover?["contents"] as? [String: String]
    #expect(hover == nil || contents?["kind"] == "markdown")
    return contents?["value"] ?? ""
  }

  @Test mutating func `a key is explained`() throws {
    #expect(
      try hover(home, "<key>sec|tionType")
        == "**`sectionType`** (a string, required)\n\nWhat the section looks like.")
  }

  @Test mutating func `limits are listed, each with a link to where it is set`() throws {
    try client.folder.write(
      ServerClient.plist(
        """
        <dict><key>itemKinds</key><dict><key>poster</key><dict><key>fields</key><dict>
        <key>code</key><dict><key>kind</key><string>text</string>
        <key>minLength</key><integer>2</integer><key>maxLength</key><integer>5</integer>
        <key>help</key><string>A *code*.</string></dict></dict></dict></dict>
        <key>textRules</key><array><dict><key>id</key><string>no-x</string>
        <key>forbids</key><string>x</string><key>message</key><string>no [x]</string></dict></array>
        </dict>
        """), to: "Content/Marquee.plist")
    try client.folder.write(
      ServerClient.section(
        ["<dict><key>item</key><string>reef</string><key>code</key><string>a1</string></dict>"],
        type: "basic"), to: home)
    let settings = client.uri("Content/Marquee.plist")
    #expect(
      try hover(home, "<key>co|de")
        == """
        **`code`** (a string, optional)

        `A *code*.`

        - `2 to 5 characters`, set in [Marquee.plist:3](\(settings)#L3)
        - no-x: `no [x]`, set in [Marquee.plist:6](\(settings)#L6)
        """)
  }

  @Test mutating func `an image is shown with its files and the cells that it must fill`() throws {
    let text = try hover("Content/Items.plist", "<string>re|ef</string></dict>")
    #expect(text.contains("![](data:image/png;base64,"))
    let size = try client.folder.read("Content/reef.png").count
    #expect(text.contains("- `reef.png`: 550×510 px, \(size) bytes"))
    #expect(text.contains("Cells need "))
  }

  @Test mutating func `a large image is not put into the text`() throws {
    var bytes = PNGBytes.image(550, 510)
    bytes += [UInt8](repeating: 0, count: 60_000)
    try client.folder.write(bytes, to: "Content/reef.png")
    let text = try hover("Content/Items.plist", "<string>re|ef</string></dict>")
    #expect(text.contains("- `reef.png`"))
    #expect(!text.contains("data:"))
  }

  @Test(arguments: ["<string>ra|nk", "<string>T|op", "<di|ct>"])
  mutating func `a section is drawn`(marked: String) throws {
    let text = try hover(home, marked)
    #expect(text.contains("Section 1 of 1, `"))
    let start = try #require(text.range(of: "![](data:image/svg+xml;base64,"))
    #expect(text[start.upperBound...].utf8.count < 100_000)
  }

  @Test mutating func `an item has its place, its identifier and its rank`() throws {
    #expect(
      try hover(home, "<string>ti|de").hasSuffix(
        "Item 2 of 2, kind `poster`, `tide`, rank 2"))
  }

  @Test(arguments: [
    (
      "<!-- marquee:allow repea|ted-space because -->\n<key>sectionName</key>", true
    ), ("<!-- a com|ment -->\n<key>sectionName</key>", false),
    ("<!-- marquee:allow no-su|ch-rule -->\n<key>sectionName</key>", false),
  ])
  mutating func `the rule that a comment allows is explained`(
    marked: String, isExplained: Bool
  ) throws {
    try client.folder.write(
      ServerClient.screen("reef", "tide").replacing(
        "<key>sectionName</key>", with: marked.replacing("|", with: "")), to: home)
    let text = try hover(home, marked)
    #expect(text.hasPrefix("**repeated-space**: ") == isExplained)
    #expect(text.contains("Reported:\n\n~~~text\n") == isExplained)
    #expect(text.contains("<!-- marquee:allow repeated-space the reason -->") == isExplained)
  }

  @Test mutating func `a rule is explained where it reports something, and in the settings`() throws
  {
    try client.folder.write(
      ServerClient.screen("reef", "tide").replacing("Top", with: "For  kids"), to: home)
    let text = try hover(home, "For |")
    #expect(text.contains("\n\n---\n\n**repeated-space**: "))
    #expect(!text.contains("Reported:"))
    client = try ServerClient()
    try client.folder.write(
      ServerClient.plist(
        "<dict><key>rules</key><dict><key>repeated-space</key><string>off</string></dict></dict>"),
      to: "Content/Marquee.plist")
    #expect(try hover("Content/Marquee.plist", "<key>repea|ted").contains("Reported:"))
  }

  @Test mutating func `nothing is said about the space between elements`() throws {
    #expect(try hover(home, "</string>|\n<key>sectionName") == "")
  }
}
