import Foundation
import MarqueeScreen
import TestSupport
import Testing

// Stores and answers are internal: apps see only a source.
@testable import MarqueeSources

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server whose answers change, with a store and a fallback.
@Suite(.enabled(if: Python.isPresent, Comment(rawValue: Python.reason)))
struct StoredScreenTests {
  private let server: ScriptedServer
  private let folder: TemporaryFolder

  init() throws {
    server = try ScriptedServer.shared.get()
    folder = try TemporaryFolder()
  }

  private func source(
    of server: ScriptedServer, limits: TransferLimits = TransferLimits(),
    fallback: (any ScreenSource<ScreenName>)? = nil
  ) throws -> HTTPSource<ScreenName> {
    HTTPSource(
      try server.url, limits: limits, store: ScreenStore(folder: folder.url.appending(path: "S")),
      fallback: fallback)
  }

  @Test(arguments: [
    ("etag", "If-None-Match=\"1\""),
    ("modified", "If-Modified-Since=Sun, 06 Nov 1994 08:49:37 GMT"),
  ])
  func `what has not changed does not travel`(name: String, field: String) async throws {
    let server = try ScriptedServer()
    for origin in [LoadedScreen.Origin.server, .unchanged, .unchanged] {
      // A new source each time, as after a restart of the app.
      let loaded = try await source(of: server).screen(for: ScreenName(name))
      #expect(loaded.screen.text == name)
      #expect(loaded.origin == origin)
      #expect(loaded.failure == nil)
    }
    #expect(
      try await server.requests() == [
        "GET /\(name).json", "GET /\(name).json \(field)", "GET /\(name).json \(field)",
      ])
  }

  /// The next content may have the same date.
  @Test func `a date of this very second is not relied on`() async throws {
    let server = try ScriptedServer()
    for _ in 0..<2 { _ = try await source(of: server).screen(for: "young") }
    #expect(try await server.requests() == ["GET /young.json", "GET /young.json"])
  }

  @Test(arguments: [
    ("404", ScreenSourceError.notFound("play/P.json")),
    ("500", .status("play/P.json", 500)),
    ("silent", .timedOut("play/P.json", seconds: 2)),
    ("cut", .cutShort("play/P.json")),
    ("huge", .tooLarge("play/P.json", limit: 10_000_000)),
    ("newer", .newerFormat("play/P.json", version: 2)),
    ("invalid", .unreadable("play/P.json", reason: "")),
    ("error", .unreadable("play/P.json", reason: "")),
  ])
  func `after a fault the last good screen is shown`(
    fault: String, expected: ScreenSourceError
  ) async throws {
    let server = try ScriptedServer()
    let generous = try source(of: server)
    let name: ScreenName = "play/P"
    try await server.put("etag", at: "play/P.json")
    #expect(try await generous.screen(for: name).origin == .server)
    try await server.put(fault, at: "play/P.json")
    let limits = TransferLimits(
      byteCount: 10_000_000, time: fault == "silent" ? .seconds(2) : .seconds(60))
    let loaded = try await source(of: server, limits: limits).screen(for: name)
    #expect(loaded.screen.text == "etag")
    #expect(loaded.origin == .disk)
    if case .unreadable(let path, _) = loaded.failure {
      #expect(expected == .unreadable(path, reason: ""))
    } else {
      #expect(loaded.failure == expected)
    }
    // The refused answer is not in the store, and the next valid answer is shown.
    try await server.put("ok", at: "play/P.json")
    let next = try await generous.screen(for: name)
    #expect(next.screen.text == "ok")
    #expect(next.origin == .server)
    #expect(next.failure == nil)
  }

  @Test func `a server that is gone leaves the store, and then the fallback`() async throws {
    let server = try ScriptedServer()
    try folder.write(ScreenText.json("bundled"), to: "ok.json")
    try folder.write(ScreenText.json("bundled"), to: "older.json")
    let fallback = FolderSource<ScreenName>(folder.url)
    let source = try source(of: server, fallback: fallback)
    #expect(await source.storedScreen(for: "ok")?.origin == .folder)
    #expect(try await source.screen(for: "ok").origin == .server)
    server.stop()
    let stored = try await source.screen(for: "ok")
    #expect(stored.screen.text == "ok")
    #expect(stored.origin == .disk)
    let bundled = try await source.screen(for: "older")
    #expect(bundled.screen.text == "bundled")
    #expect(bundled.origin == .folder)
    for loaded in [stored, bundled] {
      guard case .unreachable = loaded.failure else {
        Issue.record("\(String(describing: loaded.failure))")
        continue
      }
    }
    #expect(await source.storedScreen(for: "ok")?.failure == nil)
    await #expect(throws: ScreenSourceError.self) { try await source.screen(for: "etag") }
    let again = try ScriptedServer(port: server.port)
    let back = try await source.screen(for: "ok")
    #expect(back.origin == .unchanged)
    #expect(back.failure == nil)
    again.stop()
  }

  @Test func `nothing is asked of the server for what is stored`() async throws {
    let server = try ScriptedServer()
    let source = try source(of: server)
    #expect(await source.storedScreen(for: "etag") == nil)
    let loaded = try await source.screen(for: "etag")
    let stored = await source.storedScreen(for: "etag")
    #expect(stored?.screen == loaded.screen)
    #expect(stored?.origin == .disk)
    #expect(try await server.requests() == ["GET /etag.json"])
  }

  /// Another address, header field or method is another screen.
  @Test func `a screen is stored for only one request`() async throws {
    struct Keyed: ScreenTarget {
      var path = "ok.json"
      var query: [URLQueryItem] = []
      var headers: [String: String] = [:]
      var method = HTTPMethod.get
      var identifyingHeaders: Set<String> { ["X-Key"] }
    }
    let store = ScreenStore(folder: folder.url.appending(path: "S"))
    let source = HTTPSource<Keyed>(try server.url, store: store)
    let target = Keyed(query: [URLQueryItem(name: "a", value: "1")], headers: ["X-Key": "k"])
    _ = try await source.screen(for: target)
    #expect(await source.storedScreen(for: target) != nil)
    let others = [
      Keyed(headers: target.headers), Keyed(query: target.query),
      Keyed(query: target.query, headers: ["X-Key": "l"]),
      Keyed(query: target.query, headers: target.headers, method: .post),
      Keyed(path: "etag.json", query: target.query, headers: target.headers),
    ]
    for other in others { #expect(await source.storedScreen(for: other) == nil) }
    let index = try folder.text("S/Index.json")
    #expect(!index.contains("X-Key") && !index.contains("127.0.0.1"))
  }

  /// A token that was renewed leads to the same screen.
  @Test func `other values of other header fields lead to the same screen`() async throws {
    struct Signed: ScreenTarget {
      let path = "ok.json"
      var headers: [String: String]
    }
    let source = HTTPSource<Signed>(
      try server.url, store: ScreenStore(folder: folder.url.appending(path: "S")))
    _ = try await source.screen(for: Signed(headers: ["X-Key": "old"]))
    #expect(await source.storedScreen(for: Signed(headers: ["X-Key": "new"])) != nil)
  }

  @Test func `an updated app shows the screen of its bundle until a server answers`() async throws {
    try folder.write(ScreenText.json("bundle"), to: "B/ok.json")
    let bundle = FolderSource<ScreenName>(folder.url.appending(path: "B"))
    func source(build: String) throws -> HTTPSource<ScreenName> {
      HTTPSource(
        try server.url,
        store: ScreenStore(folder: folder.url.appending(path: "S"), build: build), fallback: bundle)
    }
    _ = try await source(build: "1").screen(for: "ok")
    #expect(try await source(build: "1").storedScreen(for: "ok")?.screen.text == "ok")
    #expect(try await source(build: "2").storedScreen(for: "ok")?.screen.text == "bundle")
    _ = try await source(build: "2").screen(for: "ok")
    #expect(try await source(build: "2").storedScreen(for: "ok")?.screen.text == "ok")
  }

  @Test func `a stored screen says when it was received`() async throws {
    let source = try source(of: server)
    let start = Date()
    _ = try await source.screen(for: "ok")
    let stored = try #require(await source.storedScreen(for: "ok"))
    let time = try #require(stored.storedAt)
    #expect(time >= start && time <= Date())
  }

  @Test func `a fresh screen is shown without asking`() async throws {
    let server = try ScriptedServer()
    let source = try source(of: server)
    let first = try await source.screen(for: "fresh")
    let second = try await source.screen(for: "fresh")
    #expect(second.screen == first.screen)
    #expect(second.origin == .unchanged)
    #expect(try await server.requests() == ["GET /fresh.json"])
  }

  @Test func `a screen that must not be stored is not`() async throws {
    let source = try source(of: server)
    #expect(try await source.screen(for: "secret").screen.text == "secret")
    #expect(await source.storedScreen(for: "secret") == nil)
  }

  @Test func `the validators of the last answer are sent`() async throws {
    let server = try ScriptedServer()
    let source = try source(of: server)
    for _ in 0..<3 { #expect(try await source.screen(for: "renewed").screen.text == "renewed") }
    #expect(
      try await server.requests() == [
        "GET /renewed.json", "GET /renewed.json If-None-Match=\"1\"",
        "GET /renewed.json If-None-Match=\"2\"",
      ])
  }

  @Test func `a refused request is prepared again, once`() async throws {
    let server = try ScriptedServer()
    let source = HTTPSource<ScreenName>(try server.url) { request in
      var request = request
      let isRefused = request.value(forHTTPHeaderField: "X-Key") != nil
      request.setValue(isRefused ? "new" : "old", forHTTPHeaderField: "X-Key")
      return request
    }
    #expect(try await source.screen(for: "locked").screen.text == "locked")
    #expect(
      try await server.requests() == ["GET /locked.json X-Key=old", "GET /locked.json X-Key=new"])
  }

  @Test func `what prepares a request can fail`() async throws {
    struct NoToken: Error {}
    let source = HTTPSource<ScreenName>(try server.url) { _ in throw NoToken() }
    await #expect(throws: ScreenSourceError.self) { try await source.screen(for: "ok") }
  }

  @Test func `a screen that cannot be stored is shown, with the reason`() async throws {
    try folder.write("a file where the folder should be", to: "S")
    let loaded = try await source(of: server).screen(for: "ok")
    #expect(loaded.screen.text == "ok")
    #expect(loaded.origin == .server)
    guard case .notStored("ok.json", let reason) = loaded.failure else {
      Issue.record("\(String(describing: loaded.failure))")
      return
    }
    #expect(!reason.isEmpty)
  }
}
