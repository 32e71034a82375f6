import TestSupport
import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// Finding things of the content by name.
@Suite struct WorkspaceSymbolRequestTests {
  private var client: ServerClient

  init() throws {
    client = try ServerClient()
    try client.folder.write(
      ServerClient.plist(
        """
        <dict><key>itemKinds</key><dict><key>film</key><dict/></dict>
        <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
        <key>layout</key><string>basic</string></dict></dict></dict>
        """), to: "Content/Marquee.plist")
  }

  private mutating func names(_ query: String) throws -> [String] {
    try client.list("workspace/symbol", ["query": query]).map { symbol in
      let name = symbol["name"] as? String ?? ""
      let container = symbol["containerName"] as? String
      return container.map { "\($0)/\(name)" } ?? name
    }
  }

  @Test mutating func `the start of a name is better than a part, and that than its letters`()
    throws
  {
    try client.start()
    try client.open("Content/Home.plist")
    #expect(
      try names("") == [
        "Home", "Home/Top", "Top/Reef", "Top/Tide", "library/reef", "library/tide",
        "itemKinds/film", "sectionTypes/films",
      ])
    #expect(try names("TOP") == ["Home/Top"])
    #expect(try names("e") == ["Home", "Top/Reef", "Top/Tide", "library/reef", "library/tide"])
    #expect(try names("te") == ["Top/Tide", "library/tide"])
    #expect(try names("film") == ["itemKinds/film", "sectionTypes/films"])
    #expect(try names("xyz") == [])
  }

  @Test mutating func `a symbol has its place`() throws {
    try client.start()
    try client.open("Content/Home.plist")
    let symbol = try #require(try client.list("workspace/symbol", ["query": "Top"]).first)
    let location = symbol["location"] as? [String: Any]
    #expect(location?["uri"] as? String == client.uri("Content/Home.plist"))
    let start = (location?["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 2, "character": 0])
    #expect(symbol["kind"] as? Int == 3)
  }

  @Test mutating func `their number is bounded, and so is the text`() throws {
    try client.start()
    let items = (0..<300).map { _ in "<string>reef</string>" }
    try client.open("Content/Home.plist", ServerClient.section(items, type: "basic"))
    #expect(try names("reef").count == WorkspaceSymbolRequest.maximumCount)
    #expect(try names(String(repeating: "reef", count: 100_000)) == [])
  }

  @Test mutating func `without documents nothing is found`() throws {
    try client.start()
    #expect(try names("reef") == [])
  }
}
