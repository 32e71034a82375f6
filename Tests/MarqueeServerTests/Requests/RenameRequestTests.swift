import Foundation
import TestSupport
import Testing

/// Other names for things, at all places.
@Suite struct RenameRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  private static var renaming: [String: Any] {
    [
      "workspace": [
        "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create", "rename"]]
      ]
    ]
  }

  private mutating func rename(
    _ file: String, _ marked: String, to name: String
  ) throws -> [String: String] {
    var params = try client.place(file, marked)
    params["newName"] = name
    return try client.applying(try client.request("textDocument/rename", params))
  }

  private mutating func refusal(
    _ file: String, _ marked: String, to name: String
  ) throws -> String? {
    var params = try client.place(file, marked)
    params["newName"] = name
    return try client.refusal("textDocument/rename", params)
  }

  @Test mutating func `an item of the library is renamed with its links`() throws {
    let link = ServerClient.screen("reef", "tide").replacing(
      "<key>contentItem", with: "<key>link</key><string>item:tide</string>\n<key>contentItem")
    try client.folder.write(link, to: home)
    try client.start()
    try client.open(home)
    let texts = try rename(home, "<string>ti|de", to: "ebb & flow")
    #expect(
      texts == [
        "Home.plist": link.replacing("item:tide", with: "item:ebb &amp; flow")
          .replacing("<string>tide", with: "<string>ebb &amp; flow"),
        "Items.plist": ServerClient.library.replacing("<key>tide", with: "<key>ebb &amp; flow"),
      ])
    #expect(try refusal(home, "<string>ti|de", to: "koi ") == "no link can lead to 'koi '")
    #expect(try refusal(home, "<string>ti|de", to: "reef") == "'reef' is taken already")
    for name in ["", "a\nb", String(repeating: "a", count: 300)] {
      #expect(try refusal(home, "<string>ti|de", to: name) == "this is not a name")
    }
  }

  @Test
  mutating func `a document with a syntax error is not edited at the places of its last good text`()
    throws
  {
    try client.start()
    try client.open(home)
    try client.open("Content/Items.plist")
    try client.change("Content/Items.plist", to: "<\n\n" + ServerClient.library)
    #expect(try refusal(home, "<string>ti|de", to: "koi") == "'Items.plist' has syntax errors")
  }

  @Test mutating func `a thing is not renamed if a file that is not XML names it`() throws {
    let screen: [[String: Any]] = [["sectionType": "rank", "contentItem": ["tide"]]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: screen, format: .binary, options: 0)
    try client.folder.write(Array(data), to: "Content/Learn.plist")
    try client.start()
    try client.open(home)
    #expect(try refusal(home, "<string>ti|de", to: "koi") == "'Learn.plist' is not XML")
  }

  @Test mutating func `a layout is renamed in its screen`() throws {
    let text = ServerClient.plist(
      """
      <dict><key>layouts</key><dict><key>shelf</key><dict/></dict>
      <key>sections</key><array><dict><key>sectionType</key><string>basic</string>
      <key>layout</key><string>shelf</string></dict></array></dict>
      """)
    try client.folder.write(text, to: home)
    try client.folder.write(text, to: "Content/Other.plist")
    try client.start()
    try client.open(home)
    #expect(
      try rename(home, "<string>sh|elf", to: "row")
        == ["Home.plist": text.replacing("shelf", with: "row")])
    // One of the house, which other sections may use.
    #expect(
      try refusal(home, "<string>sh|elf", to: "posters") == "'posters' is taken already")
  }

  private static let settings = ServerClient.plist(
    """
    <dict>
    <key>itemKinds</key>
    <dict>
    <key>film</key><dict><key>fields</key><dict>
    <key>code</key><dict><key>kind</key><string>text</string></dict>
    <key>year</key><dict><key>kind</key><string>integer</string>
    <key>requiredWhen</key><dict><key>code</key><array><string>x</string></array></dict></dict>
    </dict><key>show</key><dict><key>title</key><string>code</string></dict>
    <key>identity</key><string>code</string></dict>
    <key>short</key><dict><key>extends</key><string>film</string></dict>
    </dict>
    <key>sectionTypes</key><dict>
    <key>films</key><dict><key>items</key><string>film</string><key>layout</key>\
    <string>list</string></dict>
    <key>shorts</key><dict><key>items</key><string>short</string><key>layout</key>\
    <string>list</string></dict>
    </dict>
    <key>textRules</key><array><dict><key>id</key><string>no-x</string>
    <key>fields</key><array><string>code</string></array>
    <key>forbids</key><string>x</string><key>message</key><string>no x</string></dict></array>
    </dict>
    """)
  private static let films = ServerClient.plist(
    """
    <array>
    <dict><key>sectionType</key><string>films</string><key>sectionName</key><string>F</string>
    <key>contentItem</key><array><dict><key>code</key><string>code</string></dict></array></dict>
    <dict><key>sectionType</key><string>shorts</string><key>sectionName</key><string>S</string>
    <key>query</key><dict><key>kind</key><string>short</string><key>where</key>
    <dict><key>code</key><string>film</string></dict>
    <key>orderBy</key><string>code</string></dict></dict>
    </array>
    """)
  private static let items = ServerClient.plist(
    "<dict><key>one</key><dict><key>kind</key><string>film</string><key>code</key>"
      + "<string>film</string></dict></dict>")

  private mutating func startWithFilms() throws {
    try client.folder.write(Self.settings, to: "Content/Marquee.plist")
    try client.folder.write(Self.films, to: home)
    try client.folder.write(Self.items, to: "Content/Items.plist")
    try client.start()
    try client.open(home)
    try client.open("Content/Marquee.plist")
  }

  @Test mutating func `a kind is renamed in the settings and the library`() throws {
    try startWithFilms()
    #expect(
      try rename("Content/Marquee.plist", "<key>fi|lm<", to: "movie") == [
        "Marquee.plist": Self.settings.replacing(">film<", with: ">movie<"),
        "Items.plist": Self.items.replacing(
          "<key>kind</key><string>film", with: "<key>kind</key><string>movie"),
      ])
    #expect(try refusal("Content/Marquee.plist", "<key>fi|lm<", to: "short") != nil)
    #expect(
      try refusal("Content/Marquee.plist", "<key>fi|lm<", to: "poster")
        == "'poster' is taken already")
  }

  @Test mutating func `a section type is renamed in the settings and screens`() throws {
    try startWithFilms()
    #expect(
      try rename(home, "<string>fil|ms", to: "movies") == [
        "Marquee.plist": Self.settings.replacing("<key>films", with: "<key>movies"),
        "Home.plist": Self.films.replacing("<string>films", with: "<string>movies"),
      ])
  }

  @Test mutating func `a field is renamed wherever kinds have it`() throws {
    try startWithFilms()
    #expect(
      try rename(home, "<key>co|de", to: "ref") == [
        "Marquee.plist": Self.settings.replacing(">code<", with: ">ref<"),
        "Items.plist": Self.items.replacing("<key>code", with: "<key>ref"),
        "Home.plist": Self.films.replacing("<key>code", with: "<key>ref")
          .replacing("<key>orderBy</key><string>code", with: "<key>orderBy</key><string>ref"),
      ])
    for name in ["year", "link", "item", "kind"] {
      #expect(try refusal(home, "<key>co|de", to: name) == "'\(name)' is taken already")
    }
  }

  @Test mutating func `a loose image is renamed with its files`() throws {
    try client.folder.write(PNGBytes.image(1100, 1020), to: "Content/reef@2x.png")
    let items = "Content/Items.plist"
    let marked = "<string>re|ef</string></dict>"
    try client.start(Self.renaming)
    try client.open(items)
    var params = try client.place(items, marked)
    params["newName"] = "coral"
    let edit = try client.request("textDocument/rename", params)
    #expect(
      try client.applying(edit) == [
        "Items.plist": ServerClient.library.replacing(
          "imageName</key><string>reef", with: "imageName</key><string>coral")
      ])
    let changes = (edit as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
    #expect(
      changes.filter { $0["kind"] != nil }.map { $0 as? [String: String] } == [
        [
          "kind": "rename", "oldUri": client.uri("Content/reef.png"),
          "newUri": client.uri("Content/reef.png").replacing("reef", with: "coral"),
        ],
        [
          "kind": "rename", "oldUri": client.uri("Content/reef@2x.png"),
          "newUri": client.uri("Content/reef@2x.png").replacing("reef", with: "coral"),
        ],
      ])
    #expect(try refusal(items, marked, to: "tide") == "'tide' is taken already")
    for name in ["../coral", "coral@2x", "coral~ipad", ".coral", "a/b"] {
      #expect(try refusal(items, marked, to: name) == "this is not the name of an image's file")
    }
  }

  @Test mutating func `an image of a catalog is renamed with its folder`() throws {
    let set = "Content/Assets.xcassets/cliff.imageset"
    try client.folder.write(
      #"{"images":[{"idiom":"universal","filename":"c.png"}]}"#, to: "\(set)/Contents.json")
    try client.folder.write(PNGBytes.image(550, 510, note: "c"), to: "\(set)/c.png")
    let items = ServerClient.library.replacing("<string>tide", with: "<string>cliff")
    try client.folder.write(items, to: "Content/Items.plist")
    try client.start(Self.renaming)
    try client.open("Content/Items.plist")
    var params = try client.place("Content/Items.plist", "<string>cl|iff")
    params["newName"] = "rock"
    let edit = try client.request("textDocument/rename", params) as? [String: Any]
    let renames = (edit?["documentChanges"] as? [[String: Any]])?.filter { $0["kind"] != nil }
    #expect(renames?.map { $0["oldUri"] as? String } == [client.uri(set)])
    #expect(
      renames?.map { $0["newUri"] as? String }
        == [client.uri(set).replacing("cliff", with: "rock")])
  }

  @Test mutating func `files are not renamed if the editor cannot`() throws {
    try client.start()
    try client.open("Content/Items.plist")
    let marked = "<string>re|ef</string></dict>"
    #expect(
      try refusal("Content/Items.plist", marked, to: "coral")
        == "this editor cannot rename the image's files")
    let place = try client.place("Content/Items.plist", marked)
    #expect(try client.request("textDocument/prepareRename", place) is NSNull)
  }

  @Test mutating func `what is built in or broken keeps its name`() throws {
    try client.start()
    try client.open(home)
    #expect(try refusal(home, "<string>ra|nk", to: "x") == "'rank' is built in")
    #expect(try refusal(home, "<string>T|op", to: "x") == "nothing with a name is here")
    try client.change(home, to: ServerClient.screen("reef").replacing("</dict>", with: "</dic>"))
    #expect(try refusal(home, "<string>re|ef", to: "x") == "the document has syntax errors")
    var params = client.place("Content/Gone.plist", 0, 0)
    params["newName"] = "x"
    #expect(
      try client.refusal("textDocument/rename", params)
        == "the document is not part of any content")
  }

  @Test mutating func `the name at a place is prepared`() throws {
    try client.start()
    try client.open(home)
    let name =
      try client.request("textDocument/prepareRename", client.place(home, "<string>ti|de"))
      as? [String: Any]
    #expect(name?["placeholder"] as? String == "tide")
    let start = (name?["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 8, "character": 8])
  }
}
