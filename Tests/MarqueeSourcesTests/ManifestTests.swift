import Foundation
import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import TestSupport
import Testing

// Stores and answers are internal: apps see only a source.
@testable import MarqueeSources

/// Screens that change together.
@Suite(.enabled(if: Python.isPresent, Comment(rawValue: Python.reason)))
struct ManifestTests {
  private let server: ScriptedServer
  private let folder: TemporaryFolder
  private let source: HTTPSource<ScreenName>
  private let store: ScreenStore

  init() throws {
    server = try ScriptedServer()
    folder = try TemporaryFolder()
    store = ScreenStore(folder: folder.url)
    source = HTTPSource(
      try server.url.appending(path: "files"), manifest: "Manifest.json", store: store)
  }

  private func entry(_ file: String, _ text: String) -> String {
    let bytes = Array(text.utf8)
    return #"{"file":"\#(file)","sha256":"\#(SHA256.hexadecimal(of: bytes))","#
      + #""bytes":\#(bytes.count)}"#
  }

  private func manifest(_ entries: [String]) -> String {
    #"{"formatVersion":1,"screens":[\#(entries.joined(separator: ","))]}"#
  }

  /// Puts screens on the server, and then the manifest of them.
  private func publish(_ texts: [String: String]) async throws {
    var entries: [String] = []
    for (name, text) in texts {
      let json = ScreenText.json(text)
      try await server.put(json, at: "files/\(name).json")
      entries.append(entry("\(name).json", json))
    }
    try await server.put(manifest(entries), at: "files/Manifest.json")
  }

  /// The text of each stored screen.
  private func stored(_ names: String...) async -> [String?] {
    var texts: [String?] = []
    for name in names {
      texts.append(await source.storedScreen(for: ScreenName(name))?.screen.text)
    }
    return texts
  }

  /// The paths that were requested since the last call.
  private func paths(after count: inout Int) async throws -> [String] {
    let all = try await server.requests()
    defer { count = all.count }
    return all[count...].compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
      .sorted()
  }

  @Test func `only changed screens travel, and each is there after`() async throws {
    var count = 0
    try await publish(["Home": "1", "Learn": "1", "Shop/Sale": "1", "A": "1", "B": "1", "C": "1"])
    #expect(
      try await source.refresh()
        == ["A.json", "B.json", "C.json", "Home.json", "Learn.json", "Shop/Sale.json"])
    #expect(await stored("Home", "Shop/Sale", "A", "B", "C") == ["1", "1", "1", "1", "1"])
    #expect(try await paths(after: &count).count == 7)

    #expect(try await source.refresh() == [])
    #expect(try await paths(after: &count) == ["/files/Manifest.json"])

    // 'C' no longer exists, so it is removed from the store.
    try await publish(["Home": "1", "Learn": "2", "Shop/Sale": "1", "A": "1", "B": "1"])
    #expect(try await source.refresh() == ["Learn.json"])
    #expect(try await paths(after: &count) == ["/files/Learn.json", "/files/Manifest.json"])
    #expect(await stored("Home", "Learn", "C") == ["1", "2", nil])
  }

  @Test func `the wanted screen is among the first that travel`() async throws {
    let names = (10..<30).map { "S\($0)" }
    try await publish(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    _ = try await source.screen(for: "S29")
    // The manifest is first, and four screens travel at a time.
    #expect(try await server.requests()[1...4].contains("GET /files/S29.json"))
  }

  @Test func `a confirmed screen is newer than the bundle of an updated app`() async throws {
    try await publish(["Home": "server"])
    try folder.write(ScreenText.json("bundle"), to: "Bundle/Home.json")
    let bundle = FolderSource<ScreenName>(folder.url.appending(path: "Bundle"))
    func source(build: String) throws -> HTTPSource<ScreenName> {
      HTTPSource(
        try server.url.appending(path: "files"), manifest: "Manifest.json",
        store: ScreenStore(folder: folder.url.appending(path: "Store"), build: build),
        fallback: bundle)
    }
    _ = try await source(build: "1").refresh()
    #expect(try await source(build: "2").storedScreen(for: "Home")?.screen.text == "bundle")
    // Nothing has changed, and the server says so.
    #expect(try await source(build: "2").refresh() == [])
    #expect(try await source(build: "2").storedScreen(for: "Home")?.screen.text == "server")
  }

  @Test func `a manifest of too many bytes is refused before anything travels`() async throws {
    try await publish(["Home": "1", "Learn": "1"])
    let byteCount = ScreenText.json("1").utf8.count
    let limited = HTTPSource<ScreenName>(
      try server.url.appending(path: "files"), manifest: "Manifest.json",
      limits: TransferLimits(totalByteCount: 2 * byteCount - 1), store: store)
    await #expect(
      throws: ScreenSourceError.tooLarge("Manifest.json", limit: 2 * byteCount - 1)
    ) { try await limited.refresh() }
    #expect(try await server.requests() == ["GET /files/Manifest.json"])
  }

  @Test func `a screen is asked for by way of the manifest`() async throws {
    try await publish(["Home": "1", "Learn": "1"])
    #expect(try await source.screen(for: "Home").origin == .server)
    #expect(try await source.screen(for: "Learn").origin == .unchanged)
    try await publish(["Home": "2", "Learn": "2"])
    let home = try await source.screen(for: "Home")
    #expect(home.screen.text == "2")
    #expect(home.origin == .server)
    #expect(await stored("Learn") == ["2"])
    // A screen that is not in the manifest is requested separately.
    try await server.put(ScreenText.json("extra"), at: "files/Extra.json")
    #expect(try await source.screen(for: "Extra").screen.text == "extra")
    await #expect(throws: ScreenSourceError.notFound("Gone.json")) {
      try await source.screen(for: "Gone")
    }
  }

  /// The entry of 'Learn' in the second manifest, and the file on the server.
  struct Fault: Sendable {
    var entry: @Sendable (String) -> String = { $0 }
    var served: @Sendable (String) -> String = { $0 }
    let expected: ScreenSourceError
  }

  static let faults: [Fault] = [
    Fault(served: { $0 + " " }, expected: .wrongDigest("Learn.json")),
    Fault(
      served: { $0.replacing("2", with: "3") }, expected: .wrongDigest("Learn.json")),
    Fault(
      entry: { $0.replacing("Learn.json", with: "Gone.json") }, expected: .notFound("Gone.json")),
    Fault(
      entry: { $0.replacing("Learn.json", with: "../Learn.json") },
      expected: .refusedPath("../Learn.json")),
    Fault(
      entry: { $0.replacing("\"bytes\":", with: "\"bytes\":99999999") },
      expected: .tooLarge("Learn.json", limit: 16_777_216)),
    Fault(
      entry: { $0.replacing("\"bytes\":", with: "\"bytes\":-") },
      expected: .unreadable(
        "Manifest.json", reason: "screens[1].bytes: a length is not negative")),
    Fault(
      entry: { $0.replacing("\"sha256\":\"", with: "\"sha256\":\"0") },
      expected: .unreadable("Manifest.json", reason: "")),
    Fault(
      entry: { $0.replacing("Learn.json", with: "Home.json") },
      expected: .unreadable("Manifest.json", reason: "a file is listed twice")),
    Fault(entry: { _ in "{" }, expected: .unreadable("Manifest.json", reason: "")),
  ]

  @Test(arguments: faults.indices)
  func `any fault leaves all screens as they were`(index: Int) async throws {
    let fault = Self.faults[index]
    try await publish(["Home": "1", "Learn": "1"])
    try await source.refresh()
    let (home, learn) = (ScreenText.json("2"), ScreenText.json("2 of Learn"))
    try await server.put(home, at: "files/Home.json")
    try await server.put(fault.served(learn), at: "files/Learn.json")
    try await server.put(
      manifest([entry("Home.json", home), fault.entry(entry("Learn.json", learn))]),
      at: "files/Manifest.json")
    let error = await #expect(throws: ScreenSourceError.self) { try await source.refresh() }
    if case .unreadable(let path, "") = fault.expected, case .unreadable(path, _) = error {
      #expect(path == "Manifest.json")
    } else {
      #expect(error == fault.expected)
    }
    #expect(await stored("Home", "Learn") == ["1", "1"])
    let loaded = try await source.screen(for: "Home")
    #expect(loaded.screen.text == "1")
    #expect(loaded.origin == .disk)
    #expect(loaded.failure == error)
    // After the correction, all screens are transferred.
    try await publish(["Home": "2", "Learn": "3"])
    #expect(try await source.refresh() == ["Home.json", "Learn.json"])
  }

  @Test func `a screen of a newer format leaves all screens as they were`() async throws {
    try await publish(["Home": "1", "Learn": "1"])
    try await source.refresh()
    let (home, learn) = (ScreenText.json("2"), ScreenText.json("2", formatVersion: 2))
    try await server.put(home, at: "files/Home.json")
    try await server.put(learn, at: "files/Learn.json")
    try await server.put(
      manifest([entry("Home.json", home), entry("Learn.json", learn)]),
      at: "files/Manifest.json")
    await #expect(throws: ScreenSourceError.newerFormat("Learn.json", version: 2)) {
      try await source.refresh()
    }
    #expect(await stored("Home", "Learn") == ["1", "1"])
  }

  @Test(arguments: ["removed", "cut", "changed"])
  func `a damaged file is transferred again`(damage: String) async throws {
    try await publish(["Home": "1", "Learn": "1 of Learn"])
    try await source.refresh()
    let name = "\(SHA256.hexadecimal(of: Array(ScreenText.json("1").utf8))).json"
    switch damage {
    case "removed": try folder.remove(name)
    case "cut": try folder.write(Array(try folder.read(name).dropLast()), to: name)
    default: try folder.write(try folder.text(name).replacing("1", with: "7"), to: name)
    }
    #expect(await stored("Home", "Learn") == [nil, "1 of Learn"])
    let loaded = try await source.screen(for: "Home")
    #expect(loaded.screen.text == "1")
    #expect(loaded.origin == .server)
  }

  @Test func `a source without a manifest has nothing to refresh`() async throws {
    let plain = HTTPSource<ScreenName>(try server.url.appending(path: "files"), store: store)
    #expect(try await plain.refresh() == [])
    #expect(try await server.requests().isEmpty)
  }
}
