import Foundation
import MarqueeCompiler
import TestSupport
import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// A client of a server, with a content folder on disk: messages in, messages out.
struct ServerClient {
  let folder: TemporaryFolder
  private(set) var server: Server
  /// The identifier of the last request.
  private(set) var number = 0

  /// Makes a folder with settings, a library of two posters, and a screen that shows both.
  init(previewFolder pages: String? = nil) throws {
    server = Server(previewFolder: pages)
    folder = try TemporaryFolder()
    try folder.write(Self.plist("<dict/>"), to: "Content/Marquee.plist")
    try folder.write(Self.library, to: "Content/Items.plist")
    try folder.write(Self.screen("reef", "tide"), to: "Content/Home.plist")
    try folder.write(PNGBytes.image(360, 540), to: "Content/reef.png")
    try folder.write(PNGBytes.image(360, 540, note: "t"), to: "Content/tide.png")
  }

  // MARK: Content

  static func plist(_ root: String) -> String { "<plist version=\"1.0\">\n\(root)\n</plist>" }

  /// Settings with a kind 'film', which has a field 'code', and a section type 'films'.
  static let filmSettings = plist(
    """
    <dict>
    <key>itemKinds</key>
    <dict>
    <key>film</key>
    <dict><key>fields</key><dict><key>code</key><dict><key>kind</key><string>text</string></dict>
    </dict></dict>
    </dict>
    <key>sectionTypes</key>
    <dict><key>films</key><dict><key>items</key><string>film</string>
    <key>layout</key><string>list</string></dict></dict>
    </dict>
    """)

  static let library = plist(
    """
    <dict>
    <key>reef</key>
    <dict><key>kind</key><string>poster</string><key>description</key><string>Reef</string>\
    <key>imageName</key><string>reef</string></dict>
    <key>tide</key>
    <dict><key>kind</key><string>poster</string><key>description</key><string>Tide</string>\
    <key>imageName</key><string>tide</string></dict>
    </dict>
    """)

  /// Adds a kind 'film' that extends 'poster', a kind 'fact' without an image, and an item of each.
  func writeFilms() throws {
    try folder.write(
      Self.plist(
        """
        <dict><key>itemKinds</key><dict>
        <key>film</key><dict><key>extends</key><string>poster</string><key>fields</key>
        <dict><key>code</key><dict><key>kind</key><string>text</string></dict></dict></dict>
        <key>fact</key><dict><key>fields</key>
        <dict><key>text</key><dict><key>kind</key><string>text</string></dict></dict></dict>
        <key>still</key><dict><key>fields</key><dict><key>picture</key><dict><key>kind</key>
        <string>image</string></dict></dict><key>show</key><dict><key>image</key>
        <string>picture</string></dict></dict>
        </dict></dict>
        """), to: "Content/Marquee.plist")
    let more = """
      <key>dune</key><dict><key>kind</key><string>film</string>\
      <key>description</key><string>Dune</string><key>imageName</key><string>reef</string></dict>
      <key>fact</key><dict><key>kind</key><string>fact</string>\
      <key>text</key><string>True</string></dict>
      <key>moon</key><dict><key>kind</key><string>still</string>\
      <key>picture</key><string>reef</string></dict>
      </dict>
      </plist>
      """
    try folder.write(
      Self.library.replacing("</dict>\n</plist>", with: more), to: "Content/Items.plist")
  }

  /// A screen with one section, whose items are of the library.
  static func screen(_ items: String..., type: String = "rank") -> String {
    section(items.map { "<string>\($0)</string>" }, type: type)
  }

  /// A screen with one section.
  static func section(_ items: [String], type: String) -> String {
    plist(
      """
      <array>
      <dict>
      <key>sectionType</key><string>\(type)</string>
      <key>sectionName</key><string>Top</string>
      <key>contentItem</key>
      <array>
      \(items.joined(separator: "\n"))
      </array>
      </dict>
      </array>
      """)
  }

  func uri(_ name: String) -> String {
    DocumentAddress.uri(ofPath: Disk().target(of: folder.path(name)) ?? folder.path(name))
  }

  // MARK: Messages

  static func object(_ message: OutgoingMessage) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(message.bytes)) as? [String: Any])
  }

  mutating func send(_ message: [String: Any]) throws -> [[String: Any]] {
    let data = try JSONSerialization.data(withJSONObject: message)
    return try server.receive(Array(data)).map(Self.object)
  }

  mutating func receive(_ text: String) throws -> [[String: Any]] {
    try server.receive(Array(text.utf8)).map(Self.object)
  }

  /// Sends a request, and returns its result or its error.
  mutating func request(_ method: String, _ params: [String: Any] = [:]) throws -> Any? {
    number += 1
    let answers = try send([
      "jsonrpc": "2.0", "id": number, "method": method, "params": params,
    ])
    #expect(answers.count == 1)
    let answer = try #require(answers.first)
    #expect(answer["id"] as? Int == number)
    return answer["result"] ?? answer["error"]
  }

  /// The result of a request as a list of objects.
  mutating func list(
    _ method: String, _ params: [String: Any] = [:]
  ) throws -> [[String: Any]] {
    try #require(try request(method, params) as? [[String: Any]], "\(method)")
  }

  /// The message of the error that a request is refused with; `nil` if it is answered.
  mutating func refusal(_ method: String, _ params: [String: Any] = [:]) throws -> String? {
    (try request(method, params) as? [String: Any])?["message"] as? String
  }

  mutating func notify(_ method: String, _ params: [String: Any] = [:]) throws {
    #expect(try send(["jsonrpc": "2.0", "method": method, "params": params]).isEmpty)
  }

  mutating func cancelNextRequest() {
    server.noteCancellation(
      in: Array("{\"method\":\"$/cancelRequest\",\"params\":{\"id\":\(number + 1)}}".utf8))
  }

  mutating func start(
    _ capabilities: [String: Any] = [:], options: [String: Any] = [:]
  ) throws {
    _ = try request(
      "initialize", ["capabilities": capabilities, "initializationOptions": options])
    try notify("initialized")
  }

  mutating func open(_ name: String, _ text: String? = nil) throws {
    let text = try text ?? folder.text(name)
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri(name), "languageId": "xml", "version": 1, "text": text]])
  }

  mutating func change(_ name: String, to text: String) throws {
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": 2],
        "contentChanges": [["text": text]],
      ])
  }

  mutating func lookAtDisk() { server.lookAtDisk() }

  /// The messages that the server sends of itself.
  mutating func work() throws -> [[String: Any]] { try server.work().map(Self.object) }

  /// The rules that the client is told of now, by file name.
  mutating func told() throws -> [String: [String]] {
    var rules: [String: [String]] = [:]
    for message in try work() {
      #expect(message["method"] as? String == "textDocument/publishDiagnostics")
      let params = message["params"] as? [String: Any]
      let name = (params?["uri"] as? String)?.split(separator: "/").last.map(String.init) ?? ""
      rules[name] = (params?["diagnostics"] as? [[String: Any]])?
        .compactMap { $0["code"] as? String }
    }
    return rules
  }

  // MARK: Parameters

  func document(_ name: String) -> [String: Any] { ["textDocument": ["uri": uri(name)]] }

  func place(_ name: String, _ line: Int, _ character: Int) -> [String: Any] {
    document(name).merging(["position": ["line": line, "character": character]]) { $1 }
  }

  /// The parameters for the place of a text, whose cursor is written as '|'.
  ///
  /// The text is that of the file, unless an unsaved one is given.
  func place(_ name: String, _ marked: String, in text: String? = nil) throws -> [String: Any] {
    let (line, character) = try Self.find(marked, in: try text ?? folder.text(name))
    return place(name, line, character)
  }

  /// The parameters for the range of a cursor.
  func range(_ name: String, _ marked: String, in text: String? = nil) throws -> [String: Any] {
    let (line, character) = try Self.find(marked, in: try text ?? folder.text(name))
    let position = ["line": line, "character": character]
    return document(name).merging(["range": ["start": position, "end": position]]) { $1 }
  }

  private static func find(_ marked: String, in text: String) throws -> (Int, Int) {
    let parts = marked.components(separatedBy: "|")
    let range = try #require(text.range(of: parts.joined()), "\(marked)")
    let before = text[..<range.lowerBound] + parts[0]
    let lines = before.components(separatedBy: "\n")
    return (lines.count - 1, try #require(lines.last).utf16.count)
  }

  // MARK: Edits

  /// The text of a file after the edits of an answer.
  func applying(_ edits: [[String: Any]], to text: String) throws -> String {
    let lines = text.components(separatedBy: "\n")
    func offset(_ position: Any?) throws -> Int {
      let place = try #require(position as? [String: Int])
      let line = try #require(place["line"])
      let before = lines[..<line].reduce(0) { $0 + $1.utf16.count + 1 }
      return before + (place["character"] ?? 0)
    }
    var units = Array(text.utf16)
    var last = units.count
    for edit in edits.reversed() {
      let range = try #require(edit["range"] as? [String: Any])
      let (start, end) = (try offset(range["start"]), try offset(range["end"]))
      #expect(start <= end && end <= last, "edits are in order and do not overlap")
      units.replaceSubrange(start..<end, with: try #require(edit["newText"] as? String).utf16)
      last = start
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The texts of all files that an edit of the workspace changes, by file name.
  func applying(_ edit: Any?, unsaved: [String: String] = [:]) throws -> [String: String] {
    let edit = try #require(edit as? [String: Any])
    var changes = edit["changes"] as? [String: [[String: Any]]] ?? [:]
    for change in edit["documentChanges"] as? [[String: Any]] ?? [] {
      guard let document = change["textDocument"] as? [String: Any],
        let uri = document["uri"] as? String
      else { continue }
      changes[uri] = change["edits"] as? [[String: Any]]
    }
    var texts: [String: String] = [:]
    for (uri, edits) in changes {
      let path = try #require(DocumentAddress.path(of: uri))
      let name = try #require(path.split(separator: "/").last.map(String.init))
      let text = try unsaved[name] ?? String(contentsOfFile: path, encoding: .utf8)
      texts[name] = try applying(edits, to: text)
    }
    return texts
  }
}
