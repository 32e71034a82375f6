import Foundation
import MarqueeCompiler
import MarqueeServer
import TestSupport
import Testing

/// Diagnostics, told and asked for.
@Suite struct DiagnosticTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  private static func screen(_ items: String..., type: String = "rank") -> String {
    ServerClient.section(items.map { "<string>\($0)</string>" }, type: type)
  }

  @Test mutating func `unsaved text counts, and only news are told`() throws {
    try client.start()
    try client.open(home)
    #expect(try client.told() == [:])
    try client.change(home, to: Self.screen("reef", "tide", type: "rnak"))
    #expect(try client.told() == ["Home.plist": ["unknown-section-type"]])
    try client.change(home, to: Self.screen("reef", "tdie"))
    #expect(try client.told() == ["Home.plist": ["unknown-item"]])
    // An edit that changes nothing of them.
    try client.change(home, to: Self.screen("reef", "tdie") + "\n")
    #expect(try client.told() == [:])
    try client.notify("textDocument/didClose", client.document(home))
    #expect(try client.told() == ["Home.plist": []])
  }

  @Test mutating func `an edit of the library is told for the screens, too`() throws {
    try client.start()
    try client.open(
      "Content/Items.plist",
      ServerClient.library.replacing("<key>tide</key>", with: "<key>tie</key>"))
    #expect(try client.told() == ["Home.plist": ["unknown-item"]])
  }

  @Test mutating func `text that is no property list is one fault, and all else stays`() throws {
    try client.start()
    try client.open(home)
    _ = try client.told()
    let broken = Self.screen("reef", "tide").replacing(
      "<array>\n<string>", with: "<array\n<string>")
    try client.change(home, to: broken)
    #expect(try client.told() == ["Home.plist": ["property-list-syntax"]])
    let symbols = try client.list("textDocument/documentSymbol", client.document(home))
    #expect(symbols.map { $0["name"] as? String } == ["Top"])
    try client.change(home, to: Self.screen("reef", "tide"))
    #expect(try client.told() == ["Home.plist": []])
  }

  @Test mutating func `a client that asks is not told`() throws {
    try client.start(["textDocument": ["diagnostic": [String: Any]()]])
    try client.open(home, Self.screen("reef", "tide", type: "rnak"))
    #expect(try client.work().isEmpty)
    let report = try client.request("textDocument/diagnostic", client.document(home))
    let items = (report as? [String: Any])?["items"] as? [[String: Any]]
    #expect(items?.map { $0["code"] as? String } == ["unknown-section-type"])
    let start = (items?.first?["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 3, "character": 22])
  }

  @Test mutating func `a client that asks is told that there are news, if it wants`() throws {
    try client.start([
      "textDocument": ["diagnostic": [String: Any]()],
      "workspace": ["diagnostics": ["refreshSupport": true]],
    ])
    try client.open(home, Self.screen("gone"))
    #expect(
      try client.work().map { $0["method"] as? String } == ["workspace/diagnostic/refresh"])
  }

  @Test mutating func `what a request has found is told as well`() throws {
    try client.start()
    try client.open(home, Self.screen("gone"))
    _ = try client.request("textDocument/documentSymbol", client.document(home))
    #expect(try client.told() == ["Home.plist": ["unknown-item"]])
    #expect(!client.server.hasWork)
  }

  @Test mutating func `a change on disk is found`() throws {
    try client.start()
    try client.open(home)
    _ = try client.told()
    try client.folder.remove("Content/tide.png")
    client.lookAtDisk()
    #expect(try client.told()["Items.plist"] == ["missing-image"])
  }

  @Test mutating func `severities, comments and the baseline count as in a check`() throws {
    let twoSpaces = Self.screen("reef", "tide").replacing("Top", with: "For  kids")
    func codes(_ settings: String, _ text: String) throws -> [String: [Int]] {
      try client.folder.write(ServerClient.plist(settings), to: "Content/Marquee.plist")
      client.lookAtDisk()
      try client.change(home, to: text)
      var found: [String: [Int]] = [:]
      for name in [home, "Content/Marquee.plist", "Content/Items.plist"] {
        let report = try client.request("textDocument/diagnostic", client.document(name))
        let items = (report as? [String: Any])?["items"] as? [[String: Any]] ?? []
        for item in items {
          found[item["code"] as? String ?? "", default: []].append(item["severity"] as? Int ?? 0)
        }
      }
      return found
    }
    func rules(_ word: String) -> String {
      "<dict><key>rules</key><dict><key>white-space</key><string>\(word)</string></dict></dict>"
    }
    try client.start()
    for name in [home, "Content/Marquee.plist", "Content/Items.plist"] { try client.open(name) }
    try client.notify(
      "textDocument/didClose", client.document("Content/Marquee.plist"))
    #expect(try codes("<dict/>", twoSpaces) == ["white-space": [2]])
    #expect(try codes(rules("error"), twoSpaces) == ["white-space": [1]])
    #expect(try codes(rules("note"), twoSpaces) == ["white-space": [3]])
    #expect(try codes(rules("off"), twoSpaces) == [:])
    let allowed = twoSpaces.replacing(
      "<key>sectionName", with: "<!-- marquee:allow white-space a title -->\n<key>sectionName")
    #expect(try codes("<dict/>", allowed) == [:])
    try client.folder.write(
      """
      {"version": 1, "entries": [
      {"file":"Home.plist","rule":"white-space","path":"sectionName",\
      "value":"\(try digest(of: twoSpaces))"}]}
      """, to: "Content/accepted.json")
    let baseline = "<dict><key>baseline</key><string>accepted.json</string></dict>"
    #expect(try codes(baseline, twoSpaces) == [:])
    // Unsaved settings name it, too, and take it away.
    try client.open("Content/Marquee.plist", ServerClient.plist("<dict/>"))
    #expect(try codes(baseline, twoSpaces) == ["white-space": [2]])
    try client.change("Content/Marquee.plist", to: ServerClient.plist(baseline))
    #expect(try codes("<dict/>", twoSpaces) == [:])
  }

  /// The digest by which a baseline knows the two spaces, from the program's own run.
  private func digest(of text: String) throws -> String {
    let other = try TemporaryFolder(copyOf: client.folder.url)
    try other.write(ServerClient.plist("<dict/>"), to: "Content/Marquee.plist")
    try other.write(text, to: home)
    let report = try ContentPipeline(folder: other.path("Content")).run()
    let found = try #require(report.diagnostics.first { $0.rule == "white-space" })
    return try #require(found.comparedSubject.digest).description
  }

  private static let spaces = screen("reef", "tide").replacing("Top", with: "For  kids")

  /// Files that are written, or only open in the editor, each with a text that has faults.
  @Test(arguments: [
    ("Content/Fresh.plist", spaces), ("Content/ko.lproj/Home.plist", spaces),
    ("Content/New/Deep/Fresh.plist", screen("gone")), ("Content/Fresh.plist", ""),
    ("Content/Fresh.plist", "<plist><array><dict>"), ("Content/.hidden/Fresh.plist", spaces),
    ("Content/Fresh.Plist", spaces), ("Content/Fresh-Info.plist", spaces),
    ("Content/Fresh.plist", ServerClient.plist("<dict><key>a</key><true/></dict>")),
    ("Content/Items.plist", ServerClient.library.replacing("Reef", with: "")),
    ("Content/Items/More.plist", ServerClient.library.replacing("reef", with: "sea")),
    ("Content/Marquee.plist", ServerClient.plist("<dict><key>a</key><true/></dict>")),
    ("Content/Home.plist", spaces),
  ])
  mutating func `a file that is not saved counts as one that is`(
    name: String, text: String
  ) throws {
    if name.hasSuffix("Items.plist") || name.hasSuffix("Home.plist") {
      try? client.folder.remove(name)
    }
    if name.hasSuffix("Marquee.plist") { try client.folder.remove(name) }
    try client.start()
    try client.open(name, text)
    let unsaved = try client.told()
    let folder = String(name[..<(name.lastIndex(of: "/") ?? name.endIndex)])
    try FileManager.default.createDirectory(
      atPath: client.folder.path(folder), withIntermediateDirectories: true)
    try client.folder.write(text, to: name)
    let report = try ContentPipeline(folder: client.folder.path("Content")).run()
    let expected = Dictionary(grouping: report.diagnostics) { diagnostic in
      diagnostic.place.file.split(separator: "/").last.map(String.init) ?? ""
    }.mapValues { $0.map(\.rule.description) }
    #expect(unsaved == expected)
  }

  @Test mutating func `a new screen has all that a saved one has`() throws {
    try client.start()
    try client.open("Content/New/Fresh.plist", Self.spaces)
    func list(_ method: String, _ params: [String: Any]) throws -> [[String: Any]] {
      try client.list("textDocument/\(method)", params)
    }
    let name = "Content/New/Fresh.plist"
    let place = try client.place(name, "<string>re|ef", in: Self.spaces)
    #expect(
      try list("completion", place).map { $0["label"] as? String } == ["reef", "tide"])
    #expect(try list("documentSymbol", place).map { $0["name"] as? String } == ["For  kids"])
    #expect(try client.request("textDocument/hover", place) is [String: Any])
    #expect(
      try list("definition", place).map { $0["uri"] as? String } == [
        client.uri("Content/Items.plist")
      ])
    // It is one more screen, to which links lead, until it is closed.
    let link = Self.screen("reef").replacing(
      "<key>contentItem", with: "<key>link</key><string>screen:New/Fresh</string><key>contentItem")
    try client.open(home, link)
    #expect(try client.told()["Home.plist"] == nil)
    try client.notify("textDocument/didClose", client.document(name))
    #expect(try client.told()["Home.plist"] == ["unknown-name"])
  }

  @Test mutating func `a new file behind a linked folder is in the folder that it leads to`() throws
  {
    try FileManager.default.createSymbolicLink(
      atPath: client.folder.path("Linked"), withDestinationPath: "Content")
    try client.start()
    try client.open(home)
    try client.open("Linked/Fresh.plist", Self.screen("gone"))
    #expect(try client.told() == ["Fresh.plist": ["unknown-item"]])
  }

  @Test mutating func `a file that becomes a screen while it is edited is checked as one`() throws {
    try client.folder.write(
      ServerClient.plist("<dict><key>a</key><true/></dict>"), to: "Content/Other.plist")
    try client.start()
    try client.open("Content/Other.plist")
    let before = try client.told()["Other.plist"]
    try client.change("Content/Other.plist", to: Self.screen("gone"))
    #expect(try client.told()["Other.plist"] == ["unknown-item"])
    try client.change(
      "Content/Other.plist", to: ServerClient.plist("<dict><key>a</key><true/></dict>"))
    #expect(try client.told()["Other.plist"] == before)
  }

  @Test(arguments: 0..<12)
  mutating func `after any edits the diagnostics are those of a fresh check`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    try client.start()
    try client.open(home)
    try client.open("Content/Items.plist")
    let screens = [
      Self.screen("reef", "tide"), Self.screen("reef"), Self.screen("reef", "reef"),
      Self.screen("reef", "tide", type: "basic"), Self.screen("gone"),
      Self.screen("tide").replacing("Top", with: "For  kids"),
    ]
    let libraries = [
      ServerClient.library, ServerClient.library.replacing("Reef", with: ""),
      ServerClient.library.replacing("<string>tide</string>", with: "<string>tied</string>"),
    ]
    var told: [String: [String]] = [:]
    var (screen, library) = (screens[0], libraries[0])
    for _ in 0..<8 {
      if Bool.random(using: &random) {
        screen = screens[Int.random(in: 0..<screens.count, using: &random)]
        try client.change(home, to: screen)
      } else {
        library = libraries[Int.random(in: 0..<libraries.count, using: &random)]
        try client.change("Content/Items.plist", to: library)
      }
      if Bool.random(using: &random) { told.merge(try client.told()) { $1 } }
    }
    told.merge(try client.told()) { $1 }
    try client.folder.write(screen, to: home)
    try client.folder.write(library, to: "Content/Items.plist")
    let report = try ContentPipeline(folder: client.folder.path("Content")).run()
    let expected = Dictionary(grouping: report.diagnostics) { diagnostic in
      diagnostic.place.file.split(separator: "/").last.map(String.init) ?? ""
    }.mapValues { $0.map(\.rule.description) }
    #expect(told.filter { !$0.value.isEmpty } == expected)
  }
}
