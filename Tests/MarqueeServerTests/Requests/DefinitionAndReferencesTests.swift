import TestSupport
import Testing

/// Where things are defined, and where they are named.
@Suite struct DefinitionAndReferencesTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws {
    client = try ServerClient()
    try client.folder.write(ServerClient.filmSettings, to: "Content/Marquee.plist")
  }

  private static let films = ServerClient.section(
    ["<dict><key>id</key><string>dune</string><key>code</key><string>d1</string></dict>"],
    type: "films")

  private mutating func lines(
    _ method: String, _ name: String, _ marked: String, withDeclaration: Bool = false
  ) throws -> [String] {
    var params = try client.place(name, marked)
    params["context"] = ["includeDeclaration": withDeclaration]
    return try client.list(method, params).map { location in
      let file = (location["uri"] as? String)?.split(separator: "/").last ?? ""
      let start = (location["range"] as? [String: Any])?["start"] as? [String: Int]
      return "\(file):\((start?["line"] ?? -1) + 1):\((start?["character"] ?? -1) + 1)"
    }
  }

  @Test mutating func `a library item is found from a screen, and the screen from it`() throws {
    try client.start()
    try client.open(home)
    try client.open("Content/Items.plist")
    #expect(
      try lines("textDocument/definition", home, "ti|de</string>") == ["Items.plist:5:6"])
    #expect(
      try lines("textDocument/references", "Content/Items.plist", "<key>ti|de")
        == ["Home.plist:9:9"])
    #expect(
      try lines(
        "textDocument/references", "Content/Items.plist", "<key>ti|de", withDeclaration: true)
        == ["Items.plist:5:6", "Home.plist:9:9"])
  }

  @Test mutating func `kinds, section types and fields lead to the settings`() throws {
    try client.folder.write(Self.films, to: home)
    try client.start()
    try client.open(home)
    try client.open("Content/Marquee.plist")
    #expect(
      try lines("textDocument/definition", home, "<string>fil|ms") == ["Marquee.plist:10:12"])
    #expect(try lines("textDocument/definition", home, "<key>co|de") == ["Marquee.plist:6:35"])
    #expect(
      try lines("textDocument/definition", "Content/Marquee.plist", "<string>fi|lm")
        == ["Marquee.plist:5:6"])
    #expect(
      try lines("textDocument/references", "Content/Marquee.plist", "<key>co|de")
        == ["Home.plist:8:46"])
  }

  @Test mutating func `links lead to screens, sections and items`() throws {
    let text = ServerClient.plist(
      """
      <array><dict><key>sectionType</key><string>basic</string><key>id</key><string>new</string>
      <key>sectionName</key><string>New</string><key>link</key><string>screen:Home#new</string>
      <key>contentItem</key><array>
      <dict><key>item</key><string>reef</string><key>link</key><string>item:tide</string></dict>
      </array></dict></array>
      """)
    try client.folder.write(text, to: home)
    try client.start()
    try client.open(home)
    #expect(try lines("textDocument/definition", home, "screen:Ho|me") == ["Home.plist:1:1"])
    #expect(try lines("textDocument/definition", home, "Home#n|ew") == ["Home.plist:2:79"])
    #expect(try lines("textDocument/definition", home, "item:ti|de") == ["Items.plist:5:6"])
    #expect(try lines("textDocument/references", home, "<string>n|ew<") == ["Home.plist:3:78"])
    #expect(
      try lines("textDocument/definition", "Content/Home.plist", "<string>re|ef")
        == ["Items.plist:3:6"])
  }

  @Test(arguments: [
    ("Content/Home.plist", ["Content/Learn.plist"]),
    ("Content/ko.lproj/Home.plist", ["Content/ko.lproj/Learn.plist"]),
    ("Content/de.lproj/Home.plist", ["Content/Learn.plist"]),
    // Nothing is for its readers, so all that others see is shown.
    ("Content/Tour.plist", ["Content/ko.lproj/Stay.plist"]),
  ])
  mutating func `a link leads to the version that its readers see`(
    name: String, files: [String]
  ) throws {
    let screen = name.hasSuffix("Tour.plist") ? "Stay" : "Learn"
    let text = ServerClient.section(
      [
        "<dict><key>text</key><string>A</string><key>link</key><string>screen:\(screen)</string></dict>"
      ],
      type: "list")
    for file in [
      "Home", "ko.lproj/Home", "de.lproj/Home", "Learn", "ko.lproj/Learn", "ko.lproj/Stay",
    ] {
      try client.folder.write(text, to: "Content/\(file).plist")
    }
    try client.folder.write(text, to: name)
    try client.start()
    try client.open(name)
    let found = try client.list(
      "textDocument/definition",
      client.place(name, "screen:\(screen.prefix(2))|\(screen.dropFirst(2))"))
    #expect(found.map { $0["uri"] as? String } == files.map(client.uri))
  }

  @Test mutating func `an open document has the address that the client gave it`() throws {
    try client.start()
    // Another way to write the same path.
    let address = client.uri("Content/Items.plist").replacing("Items", with: "%49tems")
    try client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": address, "languageId": "xml", "version": 1, "text": ServerClient.library,
        ]
      ])
    try client.open(home)
    let places = try client.list(
      "textDocument/definition", client.place(home, "ti|de</string>"))
    #expect(places.map { $0["uri"] as? String } == [address])
  }

  @Test mutating func `an image leads to its files`() throws {
    try client.folder.write(PNGBytes.image(1100, 1020), to: "Content/reef@2x.png")
    try client.start()
    try client.open("Content/Items.plist")
    #expect(
      try lines("textDocument/definition", "Content/Items.plist", "<string>re|ef</string></dict>")
        == ["reef.png:1:1", "reef%402x.png:1:1"])
  }
}
