import Foundation
import TestSupport
import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// The preview next to the text.
@Suite struct ExecuteCommandRequestTests {
  private var client: ServerClient
  private let pages: TemporaryFolder
  private let home = "Content/Home.plist"

  init() throws {
    pages = try TemporaryFolder()
    client = try ServerClient(previewFolder: pages.path)
  }

  private func params(_ command: String, _ argument: [String: Any]?) -> [String: Any] {
    ["command": command, "arguments": argument.map { [$0] } ?? []]
  }

  /// Opens the preview, and returns the path of its page.
  private mutating func preview(_ file: String) throws -> String {
    let result =
      try client.request(
        "workspace/executeCommand", params("marquee.preview", client.document(file)))
      as? [String: Any]
    let uri = try #require(result?["uri"] as? String)
    return try #require(DocumentAddress.path(of: uri))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test mutating func `the page shows unsaved text, and follows it`() throws {
    try client.start()
    try client.open(home, ServerClient.screen("reef", "tide").replacing("Top", with: "Unsaved"))
    let page = try preview(home)
    #expect(page.hasPrefix(pages.url.resolvingSymlinksInPath().path()))
    #expect(page.hasSuffix("/Home.html"))
    #expect(try text(page).contains("Unsaved"))
    let version = page.replacing(".html", with: ".version.js")
    let before = try text(version)
    try client.change(home, to: ServerClient.screen("tide").replacing("Top", with: "Later"))
    // The diagnostics come first.
    _ = try client.work()
    #expect(try !text(page).contains("Later"))
    #expect(client.server.hasWork)
    _ = try client.work()
    #expect(try text(page).contains("Later"))
    #expect(try text(version) != before)
    #expect(!client.server.hasWork)
  }

  @Test mutating func `a document that is no screen has the first page`() throws {
    try client.start()
    try client.open("Content/Items.plist")
    #expect(try preview("Content/Items.plist").hasSuffix("/Home.html"))
  }

  @Test mutating func `the cell at a position is shown in the open page`() throws {
    try client.start()
    try client.open(home)
    let page = try preview(home)
    let place = try client.place(home, "<string>ti|de")
    let answer = try client.request(
      "workspace/executeCommand", params("marquee.showInPreview", place))
    #expect(answer is NSNull)
    // The ninth line holds the item.
    #expect(
      try text(page.replacing(".html", with: ".show.js")) == "marqueeShow(1, 9);\n")
    let far = client.place(home, 9999, -4)
    _ = try client.request("workspace/executeCommand", params("marquee.showInPreview", far))
    #expect(
      try text(page.replacing(".html", with: ".show.js")) == "marqueeShow(2, 13);\n")
  }

  @Test mutating func `an editor that can is asked to open the page`() throws {
    try client.start(["window": ["showDocument": ["support": true]]])
    try client.open(home)
    func methods(_ argument: [String: Any]) throws -> [String] {
      try client.send([
        "jsonrpc": "2.0", "id": 77, "method": "workspace/executeCommand",
        "params": params("marquee.preview", argument),
      ]).compactMap { $0["method"] as? String }
    }
    #expect(try methods(client.document(home)) == ["window/showDocument"])
    #expect(try methods(client.document(home).merging(["opens": false]) { $1 }) == [])
  }

  @Test(arguments: [("vscode", true), ("javascript:{path}", false), (nil, false)])
  mutating func `lines of the page lead to the editor that the client names`(
    editor: String?, isLinked: Bool
  ) throws {
    let answers = try client.send([
      "jsonrpc": "2.0", "id": 1, "method": "initialize",
      "params": [
        "capabilities": [String: Any](),
        "initializationOptions": ["preview": editor.map { ["editor": $0] } ?? [:]],
      ],
    ])
    #expect(
      answers.compactMap { $0["method"] as? String }
        == (isLinked || editor == nil ? [] : ["window/showMessage"]))
    try client.open(home)
    #expect(try text(preview(home)).contains("vscode://file{path}") == isLinked)
  }

  @Test mutating func `other commands, documents and arguments are refused`() throws {
    try client.start()
    try client.open(home)
    func refusal(_ command: String, _ argument: [String: Any]?) throws -> String? {
      try client.refusal("workspace/executeCommand", params(command, argument))
    }
    #expect(
      try refusal("rm -rf", client.document(home)) == "'rm -rf' is not a command of this server")
    #expect(try refusal("marquee.preview", nil) == "'marquee.preview' needs a document")
    #expect(
      try refusal("marquee.preview", client.document("Content/Gone.plist"))
        == "the document is not part of any content")
    #expect(
      try refusal("marquee.showInPreview", client.document(home))
        == "no preview is open; 'marquee.preview' opens one")
    #expect(try pages.names().isEmpty)
  }

  @Test mutating func `without a folder there is no preview`() throws {
    client = try ServerClient()
    try client.start()
    try client.open(home)
    #expect(
      try client.refusal(
        "workspace/executeCommand", params("marquee.preview", client.document(home)))
        == "there is no folder for the pages")
  }
}
