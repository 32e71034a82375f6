import Foundation
import TestSupport
import Testing

/// What is said about a place.
@Suite struct HoverRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  private mutating func hover(
    _ file: String, _ marked: String, formats: [String]? = nil,
    options: [String: Any] = ["images": true], kind: String = "markdown"
  ) throws -> String {
    let capability = formats.map { ["contentFormat": $0] } ?? [:]
    try client.start(["textDocument": ["hover": capability]], options: options)
    try client.open(file)
    let hover =
      try client.request("textDocument/hover", client.place(file, marked)) as? [String: Any]
    let contents = hover?["contents"] as? [String: String]
    #expect(hover == nil || contents?["kind"] == kind)
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
    #expect(text.contains("- `reef.png`: 360×540 px, \(size) bytes"))
    #expect(text.contains("Cells need "))
  }

  private static let places = [
    ("Content/Items.plist", "<string>re|ef</string></dict>"),
    ("Content/Home.plist", "<string>ra|nk"), ("Content/Home.plist", "<di|ct>"),
  ]

  @Test(
    arguments: places,
    [[:], ["images": false], ["images": "yes"], ["images": true]] as [[String: any Sendable]])
  mutating func `only a client that asks for images gets them, and never in plain text`(
    place: (file: String, marked: String), options: [String: any Sendable]
  ) throws {
    let text = try hover(place.file, place.marked, options: options)
    #expect(text.contains("base64") == (options["images"] as? Bool == true))
    client = try ServerClient()
    let plain = try hover(
      place.file, place.marked, formats: ["plaintext"], options: options, kind: "plaintext")
    #expect(!plain.contains("base64"))
    #expect(!plain.isEmpty)
  }

  @Test(
    arguments: [
      (["plaintext"], "plaintext"), (["markdown"], "markdown"),
      (["markdown", "plaintext"], "markdown"), (["plaintext", "markdown"], "plaintext"),
      (["html", "markdown"], "markdown"), (["html"], "plaintext"), ([], "plaintext"),
      (nil, "markdown"),
    ] as [([String]?, String)])
  mutating func `the text has the form that the client prefers`(
    formats: [String]?, kind: String
  ) throws {
    let text = try hover(home, "<key>sec|tionType", formats: formats, kind: kind)
    let key = kind == "markdown" ? "**`sectionType`**" : "sectionType"
    #expect(text == "\(key) (a string, required)\n\nWhat the section looks like.")
  }

  @Test mutating func `plain text has no marks, links or fences`() throws {
    try client.folder.write(
      ServerClient.plist(
        """
        <dict><key>itemKinds</key><dict><key>poster</key><dict><key>fields</key><dict>
        <key>code</key><dict><key>kind</key><string>text</string>
        <key>minLength</key><integer>2</integer>
        <key>help</key><string>A `b` [c](d) *e*.</string></dict></dict></dict></dict>
        <key>rules</key><dict><key>white-space</key><string>note</string></dict></dict>
        """), to: "Content/Marquee.plist")
    try client.folder.write(
      ServerClient.section(
        ["<dict><key>item</key><string>reef</string><key>code</key><string>a1</string></dict>"],
        type: "basic"), to: home)
    #expect(
      try hover(home, "<key>co|de", formats: ["plaintext"], kind: "plaintext")
        == """
        code (a string, optional)

        A `b` [c](d) *e*.

        - at least 2 characters, set in Marquee.plist:3
        """)
    client = try ServerClient()
    try client.folder.write(
      ServerClient.plist(
        "<dict><key>rules</key><dict><key>white-space</key><string>off</string></dict></dict>"),
      to: "Content/Marquee.plist")
    let rule = try hover(
      "Content/Marquee.plist", "<key>whi|te", formats: ["plaintext"], kind: "plaintext")
    #expect(rule.hasPrefix("white-space: "))
    #expect(rule.contains("Reported:\n\n"))
    #expect(rule.hasSuffix("\n\n<!-- marquee:allow white-space the reason -->"))
    #expect(!rule.contains("~~~"))
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
      "<!-- marquee:allow whi|te-space because -->\n<key>sectionName</key>", true
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
    #expect(text.hasPrefix("**white-space**: ") == isExplained)
    #expect(text.contains("Reported:\n\n~~~text\n") == isExplained)
    #expect(text.contains("<!-- marquee:allow white-space the reason -->") == isExplained)
  }

  @Test mutating func `a rule is explained where it reports something, and in the settings`() throws
  {
    try client.folder.write(
      ServerClient.screen("reef", "tide").replacing("Top", with: "For  kids"), to: home)
    let text = try hover(home, "For |")
    #expect(text.contains("\n\n---\n\n**white-space**: "))
    #expect(!text.contains("Reported:"))
    client = try ServerClient()
    try client.folder.write(
      ServerClient.plist(
        "<dict><key>rules</key><dict><key>white-space</key><string>off</string></dict></dict>"),
      to: "Content/Marquee.plist")
    #expect(try hover("Content/Marquee.plist", "<key>whi|te").contains("Reported:"))
  }

  @Test(arguments: [("dune", "film"), ("reef", "poster")])
  mutating func `the type of a ranking has the kind of its items`(
    item: String, kind: String
  ) throws {
    try client.writeFilms()
    try client.folder.write(ServerClient.screen(item), to: home)
    #expect(try hover(home, "<string>ra|nk").contains("Items of the kind `\(kind)`."))
  }

  @Test mutating func `nothing is said about the space between elements`() throws {
    #expect(try hover(home, "</string>|\n<key>sectionName") == "")
  }
}
