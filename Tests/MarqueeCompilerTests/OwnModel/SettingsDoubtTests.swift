import MarqueeCompiler
import MarqueeOutputs
import MarqueeValidation
import TestSupport
import Testing

/// An error in the settings is reported there, and content that depends on it is not checked.
@Suite struct SettingsDoubtTests {
  private let folder: TemporaryFolder

  /// A screen with two spaces in a row and a missing image, next to an image that no screen shows.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>basic</string>
      <key>sectionName</key><string>New</string><key>contentItem</key><array><dict>
      <key>description</key><string>Two  spaces</string><key>imageName</key><string>gone</string>
      </dict></array></dict></array></plist>
      """, to: "Content/Home.plist")
    try folder.write(PNGBytes.image(9, 9), to: "Content/spare.png")
  }

  /// The rules of all diagnostics, those of the settings as `settings`.
  private func found(_ settings: String) throws -> [String] {
    try folder.write(settings, to: "Content/Marquee.plist")
    return try ContentPipeline(folder: folder.path("Content")).run().diagnostics
      .filter { $0.severity > .note }.map {
        $0.place.file.hasSuffix("Marquee.plist") ? "settings" : "\($0.rule)"
      }.sorted()
  }

  private func found(inside: String) throws -> [String] {
    try found("<plist version=\"1.0\"><dict>\(inside)</dict></plist>")
  }

  private static let all = ["missing-image", "unused-image", "white-space"]

  @Test(arguments: ["", "<key>currency</key><string>EUR</string>"])
  func `without an error everything is judged`(settings: String) throws {
    #expect(try found(inside: settings) == Self.all)
  }

  @Test(arguments: [
    "", "<plist><dict>", "<plist version=\"1.0\"><dict><key>rules</key><dict><key>a</kee>",
    "<plist version=\"1.0\"><array/></plist>",
  ])
  func `nothing is guessed about settings that cannot be read`(settings: String) throws {
    #expect(Set(try found(settings)) == ["settings"])
  }

  @Test(arguments: [
    "<key>rulse</key><dict><key>white-space</key><string>off</string></dict>",
    "<key>rules</key><array/>",
  ])
  func `an unknown key may hold any setting`(inside: String) throws {
    #expect(try found(inside: inside) == ["settings"])
  }

  @Test(arguments: [
    ("<key>rules</key><dict><key>white-space</key><string>of</string></dict>", "white-space"),
    (
      "<key>rules</key><dict><key>wihte-space</key><string>off</string></dict>", "white-space"
    ),
    ("<key>rules</key><dict><key>missing-image</key><true/></dict>", "missing-image"),
    ("<key>usedImages</key><array><true/></array>", "unused-image"),
    ("<key>usedImages</key><string>spare</string>", "unused-image"),
  ])
  func `a faulty entry leaves one rule in doubt`(inside: String, rule: String) throws {
    #expect(try found(inside: inside) == (Self.all.filter { $0 != rule } + ["settings"]).sorted())
  }

  @Test(arguments: [
    "<key>lookup</key><string>fiels</string>", "<key>lookpu</key><string>files</string>",
    "<key>maximumReduction</key><integer>0</integer>",
  ])
  func `a faulty limit of images leaves their rules in doubt`(inside: String) throws {
    #expect(
      try found(inside: "<key>images</key><dict>\(inside)</dict>") == [
        "settings", "white-space",
      ])
  }

  @Test func `an error that no setting can silence is reported in any case`() throws {
    try folder.write("<plist version=\"1.0\"><array><dict/></array></plist>", to: "Content/B.plist")
    #expect(try found("<plist><dict>").contains("missing-key"))
  }

  @Test func `a screen is not blamed for fields that are too many for its kind`() {
    let names = (0..<70).map { "f\($0)" }
    func fields(_ pairs: [(String, ExampleValue)]) -> ExampleValue { ExampleValue(pairs: pairs) }
    let text: ExampleValue = ["kind": "text"]
    let group: ExampleValue = ["kind": "group", "fields": fields(names.map { ($0, text) })]
    let item = fields([("name", "A")] + names.map { ($0, "x") })
    var content = OwnContent()
    content.settings = [
      "itemKinds": [
        "film": [
          "fields": fields([("name", text)] + names.map { ($0, text) }),
          "show": ["title": "name", "subtitle": "f69"], "identity": "f68",
        ],
        // Kinds that extend the base lack its faulty fields, too.
        "short": ["extends": "film", "show": ["caption": "f67"]],
        "actor": ["fields": ["name": text, "more": group], "show": ["title": "name"]],
      ],
      "sectionTypes": [
        "films": ["items": "film", "layout": "grid"],
        "shorts": ["items": "short", "layout": "grid"],
        "actors": [
          "items": "actor", "layout": "grid", "fields": fields(names.map { ($0, text) }),
        ],
      ],
      "screenFields": fields(names.map { ($0, text) }),
      "textRules": [["id": "calm", "message": "m", "forbids": "!", "fields": ["f69"]]],
    ]
    let more = fields(names.map { ($0, "x") })
    content.sections = [
      ["sectionType": "films", "contentItem": [item]],
      ["sectionType": "shorts", "contentItem": [item]],
      fields(
        [("sectionType", "actors"), ("contentItem", [["name": "A", "more": more]])]
          + names.map { ($0, "x") }),
    ]
    let report = content.report()
    #expect(report.screens.flatMap(\.diagnostics).map(\.message) == [])
    let messages = report.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(messages.count == 4, "\(messages)")
    #expect(messages.allSatisfy { $0.contains("more than 64 fields") })
  }
}
