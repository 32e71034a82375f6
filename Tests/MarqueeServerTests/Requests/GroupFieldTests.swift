import TestSupport
import Testing

/// Fields inside groups: in the settings, on paths of what cells show, and in items.
@Suite struct GroupFieldTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"
  private let marquee = "Content/Marquee.plist"

  private static let settings = ServerClient.plist(
    """
    <dict>
    <key>itemKinds</key>
    <dict>
    <key>film</key><dict><key>fields</key><dict>
    <key>content</key><dict><key>kind</key><string>group</string><key>fields</key><dict>
    <key>name</key><dict><key>kind</key><string>text</string></dict>
    <key>notes</key><dict><key>kind</key><string>list</string><key>of</key><dict>
    <key>kind</key><string>group</string><key>fields</key><dict>
    <key>name</key><dict><key>kind</key><string>date</string></dict></dict></dict></dict>
    </dict><key>default</key><dict><key>name</key><string>None</string></dict></dict>
    <key>content.year</key><dict><key>kind</key><string>integer</string></dict>
    </dict><key>show</key><dict><key>title</key><string>content.name</string>\
    <key>subtitle</key><string>content.year</string></dict></dict>
    <key>short</key><dict><key>extends</key><string>film</string>
    <key>show</key><dict><key>caption</key><string>content.name</string></dict></dict>
    </dict>
    <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
    <key>layout</key><string>list</string></dict></dict>
    </dict>
    """)
  private static let films = ServerClient.plist(
    """
    <array>
    <dict><key>sectionType</key><string>films</string><key>sectionName</key><string>F</string>
    <key>contentItem</key><array>
    <dict><key>content</key><dict><key>name</key><string>Dune</string><key>notes</key>
    <array><dict><key>name</key><date>2026-01-31T12:00:00Z</date></dict></array></dict></dict>
    </array></dict>
    </array>
    """)
  private static let items = ServerClient.plist(
    "<dict><key>one</key><dict><key>kind</key><string>short</string><key>content</key><dict>"
      + "<key>name</key><string>Solaris</string></dict></dict></dict>")

  init() throws {
    client = try ServerClient()
    try client.folder.write(Self.settings, to: marquee)
    try client.folder.write(Self.films, to: home)
    try client.folder.write(Self.items, to: "Content/Items.plist")
    try client.start()
    try client.open(home)
    try client.open(marquee)
  }

  private mutating func rename(
    _ file: String, _ marked: String, to name: String
  ) throws -> [String: String] {
    var params = try client.place(file, marked)
    params["newName"] = name
    return try client.applying(try client.request("textDocument/rename", params))
  }

  @Test(arguments: [
    ("Content/Home.plist", "<key>na|me</key><string>Dune"),
    ("Content/Marquee.plist", "<key>title</key><string>content.na|me"),
    ("Content/Marquee.plist", "<key>na|me</key><dict><key>kind</key><string>text"),
    ("Content/Marquee.plist", "<key>na|me</key><string>None"),
  ])
  mutating func `a field inside a group is renamed on paths and in items`(
    file: String, marked: String
  ) throws {
    #expect(
      try rename(file, marked, to: "head") == [
        "Marquee.plist": Self.settings.replacing(
          "<key>name</key><dict><key>kind</key><string>text",
          with: "<key>head</key><dict><key>kind</key><string>text"
        ).replacing("<key>name</key><string>None", with: "<key>head</key><string>None")
          .replacing("content.name", with: "content.head"),
        "Home.plist": Self.films.replacing(
          "<key>name</key><string>", with: "<key>head</key><string>"),
        "Items.plist": Self.items.replacing("<key>name", with: "<key>head"),
      ])
    var params = try client.place(file, marked)
    params["newName"] = "notes"
    #expect(try client.refusal("textDocument/rename", params) == "'notes' is taken already")
  }

  @Test mutating func `so is a field of groups in a list, and no other of its name`() throws {
    #expect(
      try rename(home, "<key>na|me</key><date>", to: "day") == [
        "Marquee.plist": Self.settings.replacing(
          "<key>name</key><dict><key>kind</key><string>date",
          with: "<key>day</key><dict><key>kind</key><string>date"),
        "Home.plist": Self.films.replacing("<key>name</key><date>", with: "<key>day</key><date>"),
      ])
  }

  @Test mutating func `a group is renamed on paths, and not in a key that has its name and a dot`()
    throws
  {
    #expect(
      try rename(marquee, "<key>caption</key><string>con|tent.name", to: "texts") == [
        "Marquee.plist": Self.settings.replacing("<key>content<", with: "<key>texts<")
          .replacing("content.name", with: "texts.name"),
        "Home.plist": Self.films.replacing("<key>content<", with: "<key>texts<"),
        "Items.plist": Self.items.replacing("<key>content<", with: "<key>texts<"),
      ])
    #expect(
      try rename(marquee, "<key>subtitle</key><string>con|tent.year", to: "year")["Marquee.plist"]
        == Self.settings.replacing("content.year", with: "year"))
  }

  @Test mutating func `fields inside groups are offered and described as paths`() throws {
    let items = try client.list(
      "textDocument/completion", client.place(marquee, "<key>title</key><string>|"))
    #expect(
      items.compactMap { $0["label"] as? String }
        == ["id", "link", "spokenText", "content", "content.name", "content.notes", "content.year"])
  }

  @Test mutating func `an outline knows an item by what its cell shows as the title`() throws {
    let symbols = try client.list("textDocument/documentSymbol", client.document(home))
    let names = (symbols.first?["children"] as? [[String: Any]])?.compactMap {
      $0["name"] as? String
    }
    #expect(names == ["Dune"])
  }
}
