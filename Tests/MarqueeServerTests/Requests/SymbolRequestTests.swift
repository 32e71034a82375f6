import TestSupport
import Testing

/// The outline of a document.
@Suite struct SymbolRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws {
    client = try ServerClient()
    try client.folder.write(ServerClient.filmSettings, to: "Content/Marquee.plist")
  }

  @Test mutating func `sections, items, the library and declarations are symbols`() throws {
    func names(_ symbols: [[String: Any]]) -> [String] {
      symbols.flatMap { symbol in
        [symbol["name"] as? String ?? ""]
          + names(symbol["children"] as? [[String: Any]] ?? []).map { "  \($0)" }
      }
    }
    try client.start()
    for (file, expected) in [
      (home, ["Top", "  Reef", "  Tide"]), ("Content/Items.plist", ["reef", "tide"]),
      ("Content/Marquee.plist", ["film", "films"]),
    ] {
      try client.open(file)
      #expect(
        names(try client.list("textDocument/documentSymbol", client.document(file))) == expected)
    }
  }
}
