import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import Testing

/// Values of another kind, as Xcode's menu of types and other tools write them.
@Suite struct MeantValueTests {
  private static let fields = [
    Field("flag", .boolean, .optional, ""), Field("count", .integer(atLeast: nil), .optional, ""),
    Field("score", .decimal, .optional, ""), Field("day", .date, .optional, ""),
    Field("size", .word(["1", "2"]), .optional, ""),
  ]

  /// The text of an item after its safe fix-its; `nil` if it has other faults than one.
  private func fixed(_ member: String) throws -> String? {
    let kind = ItemKind(authored: "film", extending: .plain, fields: Self.fields, show: [:])
    let model = ContentModel(
      itemKinds: [kind],
      sectionTypes: [SectionType(authored: "films", itemKind: kind, layout: .list)])
    let start = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>\
      <key>contentItem</key><array><dict>
      """
    let text = Array((start + member + "</dict></array></dict></array></plist>").utf8)
    let document = PropertyListDocument.read(text, name: "A").document
    let found = CheckedLoad.load(document, contentModel: model).diagnostics
    #expect(found.map(\.rule) == ["wrong-value-type"])
    #expect(found.allSatisfy { $0.severity == .error })
    let safe = found.flatMap(\.fixIts).filter { $0.applicability == .safe }
    guard !safe.isEmpty else { return nil }
    let result = TextEdit.apply(safe, to: text).text
    return String(decoding: result[start.utf8.count...], as: UTF8.self)
      .replacing("</dict></array></dict></array></plist>", with: "")
  }

  @Test(arguments: [
    ("<integer>1</integer>", "<true/>"), ("<integer>0</integer>", "<false/>"),
    ("<string>YES</string>", "<true/>"), ("<string>no</string>", "<false/>"),
    ("<string>true</string>", "<true/>"), ("<string> False\n</string>", "<false/>"),
    ("<string>1</string>", "<true/>"), ("<real>1.0</real>", "<true/>"),
  ])
  func `a boolean of another kind is written as one`(written: String, meant: String) throws {
    #expect(try fixed("<key>flag</key>\(written)") == "<key>flag</key>\(meant)")
  }

  @Test(arguments: [
    ("count", "<string>2</string>", "<integer>2</integer>"),
    ("count", "<string> -17 </string>", "<integer>-17</integer>"),
    ("count", "<real>2.0</real>", "<integer>2</integer>"),
    ("count", "<string>\"2\"</string>", "<integer>2</integer>"),
    ("score", "<string>4.5</string>", "<real>4.5</real>"),
    ("score", "<string>4</string>", "<integer>4</integer>"),
    ("id", "<integer>7</integer>", "<string>7</string>"),
    ("id", "<real>1.50</real>", "<string>1.50</string>"),
    ("size", "<integer>2</integer>", "<string>2</string>"),
    ("day", "<string>2024-02-29T10:00:00Z</string>", "<date>2024-02-29T10:00:00Z</date>"),
  ])
  func `a number, a date or a text of another kind is written as one`(
    key: String, written: String, meant: String
  ) throws {
    #expect(try fixed("<key>\(key)</key>\(written)") == "<key>\(key)</key>\(meant)")
  }

  @Test(arguments: [
    ("flag", "<string>maybe</string>"), ("flag", "<integer>2</integer>"), ("flag", "<string/>"),
    ("flag", "<date>2024-02-29T10:00:00Z</date>"), ("flag", "<array/>"),
    ("count", "<string>two</string>"), ("count", "<string>2,5</string>"),
    ("count", "<string>2.5</string>"), ("count", "<real>2.5</real>"), ("count", "<true/>"),
    ("count", "<string>0x10</string>"), ("count", "<string>99999999999999999999</string>"),
    ("count", "<string>2.</string>"),
    ("score", "<string>4,5</string>"), ("score", "<string>1e3</string>"),
    ("score", "<string>nan</string>"), ("id", "<true/>"), ("id", "<integer>0x10</integer>"),
    ("size", "<integer>3</integer>"), ("day", "<string>2024-02-30T10:00:00Z</string>"),
    ("day", "<string>2024-02-29</string>"),
  ])
  func `where several values can be meant nothing is written`(key: String, value: String) throws {
    #expect(try fixed("<key>\(key)</key>\(value)") == nil)
  }
}
