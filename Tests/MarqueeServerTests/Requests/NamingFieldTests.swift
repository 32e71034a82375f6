import MarqueeCatalog
import MarqueeScreen
import TestSupport
import Testing

/// Wherever a table says that something is named, the editor offers it, finds it and renames it.
@Suite struct NamingFieldTests {
  private static let settings = ServerClient.plist(
    """
    <dict>
    <key>itemKinds</key>
    <dict>
    <key>film</key>
    <dict><key>fields</key>
    <dict>
    <key>code</key><dict><key>kind</key><string>text</string></dict>
    <key>mark</key><dict><key>kind</key><string>text</string>
    <key>requiredWhen</key><dict><key>code</key><string>x</string></dict></dict>
    <key>photo</key><dict><key>kind</key><string>image</string></dict>
    </dict>
    <key>show</key><dict><key>title</key><string>mark</string></dict>
    <key>identity</key><string>code</string></dict>
    <key>short</key>
    <dict><key>extends</key><string>film</string></dict>
    </dict>
    <key>sectionTypes</key>
    <dict>
    <key>films</key>
    <dict><key>items</key><string>film</string><key>layout</key><string>list</string></dict>
    </dict>
    <key>textRules</key>
    <array><dict><key>id</key><string>no-x</string>
    <key>fields</key><array><string>mark</string></array>
    <key>forbids</key><string>x</string><key>message</key><string>No x.</string></dict></array>
    <key>chrome</key><dict><key>Home</key><dict/></dict>
    <key>usedImages</key><array><string>reef</string></array>
    <key>rules</key><dict><key>unused-image</key><string>off</string></dict>
    </dict>
    """)

  private static let screen = ServerClient.plist(
    """
    <dict>
    <key>layouts</key>
    <dict>
    <key>wide</key>
    <dict><key>list</key><dict><key>appearance</key><string>plain</string></dict></dict>
    </dict>
    <key>sections</key>
    <array><dict><key>sectionType</key><string>films</string>
    <key>sectionName</key><string>Films</string><key>layout</key><string>wide</string>
    <key>query</key><dict><key>kind</key><string>short</string>
    <key>where</key><dict><key>code</key><string>x</string></dict>
    <key>orderBy</key><string>mark</string></dict></dict>
    <dict><key>sectionType</key><string>rank</string><key>sectionName</key><string>Top</string>
    <key>contentItem</key><array><dict><key>description</key><string>Tide</string>
    <key>imageName</key><string>tide</string></dict></array></dict></array>
    </dict>
    """)

  /// A place where something is named.
  struct Place: CustomTestStringConvertible, Sendable {
    /// The dictionary and the key of the field.
    let field: String
    let file: String
    /// The text around the name, in which '|' is in the name.
    let marked: String
    /// The file and the line of what is named; `nil` for a rule, which is not in the content.
    let definition: String?
    /// Whether its name is only text, and not that of a file or a rule.
    let canBeRenamed: Bool

    var testDescription: String { field }
    /// The name, around the cursor.
    var name: String {
      marked.split { "<>".contains($0) }.first { $0.contains("|") }
        .map { String($0).replacing("|", with: "") } ?? ""
    }

    static func settings(
      _ field: String, _ marked: String, _ definition: String?, canBeRenamed: Bool = true
    ) -> Place {
      Place(
        field: field, file: "Content/Marquee.plist", marked: marked, definition: definition,
        canBeRenamed: canBeRenamed)
    }

    static func screen(
      _ field: String, _ marked: String, _ definition: String?, canBeRenamed: Bool = true
    ) -> Place {
      Place(
        field: field, file: "Content/Home.plist", marked: marked, definition: definition,
        canBeRenamed: canBeRenamed)
    }
  }

  static let places: [Place] = [
    .settings("a field: requiredWhen", "<dict><key>co|de</key><string>x", "Marquee.plist:8"),
    .settings("'show': title", "<string>ma|rk</string></dict>\n", "Marquee.plist:9"),
    .settings("a kind of items: identity", "identity</key><string>co|de<", "Marquee.plist:8"),
    .settings("a kind of items: extends", "extends</key><string>fi|lm<", "Marquee.plist:5"),
    .settings("a section type: items", "items</key><string>fi|lm<", "Marquee.plist:5"),
    .settings("a text rule: fields", "<array><string>ma|rk<", "Marquee.plist:9"),
    .settings(
      "Marquee.plist: chrome", "<key>Ho|me</key>", "Home.plist:1", canBeRenamed: false),
    .settings(
      "Marquee.plist: usedImages", "<string>re|ef<", "reef.png:1", canBeRenamed: false),
    .settings("Marquee.plist: rules", "<key>unused|-image</key>", nil, canBeRenamed: false),
    .screen("a section: sectionType", "<string>fil|ms<", "Marquee.plist:20"),
    .screen("a section: layout", "<string>wi|de<", "Home.plist:5"),
    .screen("a query: kind", "<string>sho|rt<", "Marquee.plist:15"),
    .screen("a query: where", "<key>co|de</key>", "Marquee.plist:8"),
    .screen("a query: orderBy", "<string>ma|rk<", "Marquee.plist:9"),
    .screen("an item: imageName", "<string>ti|de<", "tide.png:1", canBeRenamed: false),
  ]

  @Test func `each field that names something is tried`() {
    var fields: Set<String> = []
    var seen: Set<FieldTable> = []
    func visit(_ kind: FieldKind) {
      switch kind.storage {
      case .dictionary(let table), .array(let table): visit(table)
      case .map(let kind): visit(kind)
      default: break
      }
    }
    func visit(_ table: FieldTable) {
      guard seen.insert(table).inserted else { return }
      // The parts of a cell name fields alike.
      for field in table == .show ? Array(table.fields.prefix(1)) : table.fields {
        visit(field.kind)
        switch field.kind.names {
        case nil, .declaration: break
        default: fields.insert("\(table.phrase): \(field.key)")
        }
      }
    }
    for table in [.settings, .catalog, .query, .section(.rank), .item(SectionType.rank.itemKind)]
      as [FieldTable]
    {
      visit(table)
    }
    #expect(fields == Set(Self.places.map(\.field)))
  }

  @Test(arguments: places)
  func `a name is offered, leads to what it names, and is renamed with it`(place: Place) throws {
    var client = try ServerClient()
    try client.folder.write(Self.settings, to: "Content/Marquee.plist")
    try client.folder.write(Self.screen, to: "Content/Home.plist")
    try client.start()
    try client.open(place.file)
    let params = try client.place(place.file, place.marked)
    let offered = try client.list("textDocument/completion", params)
    #expect(offered.contains { $0["label"] as? String == place.name })
    let found = try client.list("textDocument/definition", params).map { location in
      let start = (location["range"] as? [String: Any])?["start"] as? [String: Int]
      let file = (location["uri"] as? String)?.split(separator: "/").last ?? ""
      return "\(file):\((start?["line"] ?? -1) + 1)"
    }
    #expect(found == [place.definition].compactMap(\.self))
    guard place.canBeRenamed else { return }
    let edit = try client.request(
      "textDocument/rename", params.merging(["newName": "other"]) { $1 })
    let text = try client.applying(edit)[String(place.file.dropFirst("Content/".count))]
    let expected = place.marked.replacing("|", with: "").replacing(place.name, with: "other")
    #expect(text?.contains(expected) == true)
  }
}
