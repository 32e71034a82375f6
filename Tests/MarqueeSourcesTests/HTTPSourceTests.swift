import Foundation
import MarqueeScreen
import TestSupport
import Testing

// Stores and answers are internal: apps see only a source.
@testable import MarqueeSources

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request with everything that a target can specify.
private struct Service: ScreenTarget {
  var path: String
  var query: [URLQueryItem] = []
  var headers: [String: String] = [:]
  var method = HTTPMethod.get
}

/// A server that works, misbehaves, or is unreachable, without a store or fallback.
@Suite(.enabled(if: Python.isPresent, Comment(rawValue: Python.reason)))
struct HTTPSourceTests {
  private let server: ScriptedServer

  init() throws {
    server = try ScriptedServer.shared.get()
  }

  @Test(arguments: ["ok", "redirect", "elsewhere", "gzip", "etag", "modified", "young"])
  func `a screen comes from the server`(name: String) async throws {
    let loaded = try await HTTPSource<ScreenName>(try server.url).screen(for: ScreenName(name))
    #expect(loaded.screen.text == (["redirect", "elsewhere"].contains(name) ? "ok" : name))
    #expect(loaded.origin == .server)
    #expect(loaded.failure == nil)
    #expect(loaded.skipped.isEmpty)
  }

  @Test func `a screen without a format version is one of an older writer`() async throws {
    let loaded = try await HTTPSource<ScreenName>(try server.url).screen(for: "older")
    #expect(loaded.screen.text == "older")
    #expect(
      loaded.skipped.map(\.description)
        == ["formatVersion: missing, so the value is skipped"])
  }

  @Test func `what an app does not know of a screen is listed`() async throws {
    let loaded = try await HTTPSource<ScreenName>(try server.url).screen(for: "partial")
    #expect(loaded.screen.text == "partial")
    #expect(
      loaded.skipped.map(\.description)
        == ["sections[1].type: unknown name 'hero', so the section is skipped"])
  }

  @Test(arguments: [
    ("404.json", ScreenSourceError.notFound("404.json")),
    ("410.json", .notFound("410.json")),
    ("500.json", .status("500.json", 500)),
    ("liar.json", .status("liar.json", 304)),
    ("cut.json", .cutShort("cut.json")),
    ("huge.json", .tooLarge("huge.json", limit: 1_000_000)),
    ("bomb.json", .tooLarge("bomb.json", limit: 1_000_000)),
    ("announced.json", .tooLarge("announced.json", limit: 1_000_000)),
    ("newer.json", .newerFormat("newer.json", version: 2)),
    ("../ok.json", .refusedPath("../ok.json")),
    // A slash and a combining mark are one character.
    ("../\u{301}ok.json", .refusedPath("../\u{301}ok.json")),
    ("", .refusedPath("")),
  ])
  func `a fault is thrown`(path: String, expected: ScreenSourceError) async throws {
    let source = HTTPSource<Service>(
      try server.url, limits: TransferLimits(byteCount: 1_000_000, time: .seconds(60)))
    let error = await #expect(throws: ScreenSourceError.self) {
      try await source.screen(for: Service(path: path))
    }
    #expect(error == expected)
  }

  @Test func `redirects are followed up to a limit`() async throws {
    let limits = TransferLimits(time: .seconds(60), redirectCount: 3)
    let source = HTTPSource<ScreenName>(try server.url, limits: limits)
    let error = await #expect(throws: ScreenSourceError.self) {
      try await source.screen(for: "loop")
    }
    let address = try server.url.appending(path: "loop.json").absoluteString
    #expect(error == .redirectRefused("loop.json", to: address))
  }

  @Test(arguments: [
    ("https://a.example/x", "https://a.example/y", true, true),
    ("https://a.example/x", "https://b.example/y", true, false),
    ("https://a.example/x", "https://a.example:8443/y", true, false),
    ("http://a.example/x", "https://a.example/y", true, false),
    ("http://a.example/x", "http://b.example/y", true, false),
    ("https://a.example/x", "http://a.example/y", false, false),
    ("https://a.example/x", "file:///etc/hostname", false, false),
    ("http://a.example/x", "ftp://a.example/y", false, false),
  ])
  func `a redirect is followed if it is as safe, with header fields to the same server`(
    base: String, address: String, isFollowed: Bool, hasHeaders: Bool
  ) throws {
    let request = try TransferRequest(
      Service(path: "x", headers: ["X-Key": "secret"]), at: try #require(URL(string: base)),
      TransferLimits())
    var next = URLRequest(url: try #require(URL(string: address)))
    next.setValue("secret", forHTTPHeaderField: "X-Key")
    next.setValue("de", forHTTPHeaderField: "Accept-Language")
    let followed = Result { try request.redirect(to: next, count: 1) }
    guard isFollowed else {
      #expect(throws: ScreenSourceError.redirectRefused("x", to: address)) { try followed.get() }
      return
    }
    #expect(try followed.get().url == next.url)
    #expect(
      try followed.get().value(forHTTPHeaderField: "X-Key") == (hasHeaders ? "secret" : nil))
    #expect(try followed.get().value(forHTTPHeaderField: "Accept-Language") == "de")
  }

  @Test(arguments: ["slow", "silent"])
  func `a transfer that takes too long is ended`(name: String) async throws {
    let source = HTTPSource<ScreenName>(
      try server.url, limits: TransferLimits(time: .milliseconds(1500)))
    let error = await #expect(throws: ScreenSourceError.self) {
      try await source.screen(for: ScreenName(name))
    }
    // The server takes a minute, and then would have sent a screen, or nothing.
    #expect(error == .timedOut("\(name).json", seconds: 1.5))
  }

  @Test(arguments: [
    ("invalid", "The data is not JSON"), ("error", "it has no section that can be read"),
  ])
  func `a page that is not a screen is not shown`(name: String, start: String) async throws {
    let error = await #expect(throws: ScreenSourceError.self) {
      try await HTTPSource<ScreenName>(try server.url).screen(for: ScreenName(name))
    }
    guard case .unreadable("\(name).json", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix(start))
  }

  @Test func `a server that does not exist cannot be reached`() async throws {
    // The port of a server that was stopped may be that of another test's server by now.
    let source = HTTPSource<ScreenName>(try #require(URL(string: "http://127.0.0.1:1")))
    let error = await #expect(throws: ScreenSourceError.self) {
      try await source.screen(for: "ok")
    }
    guard case .unreachable("ok.json", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `a target's query, header fields and method are sent`() async throws {
    let server = try ScriptedServer()
    let source = HTTPSource<Service>(try server.url)
    let target = Service(
      path: "/ok.json", query: [URLQueryItem(name: "targetDt", value: "2026 01&01")],
      headers: ["X-Key": "secret"], method: .post)
    #expect(try await source.screen(for: target).screen.text == "ok")
    #expect(
      try await server.requests() == ["POST /ok.json?targetDt=2026%2001%2601 X-Key=secret"])
  }

  @Test func `an app's settings are those of the connections, and stay as they are`() async throws {
    let server = try ScriptedServer()
    let settings = URLSessionConfiguration.ephemeral
    settings.urlCache = .shared
    settings.requestCachePolicy = .returnCacheDataElseLoad
    settings.httpAdditionalHeaders = ["X-Key": "secret"]
    let source = HTTPSource<ScreenName>(try server.url, session: settings)
    #expect(try await source.screen(for: "ok").screen.text == "ok")
    #expect(try await server.requests() == ["GET /ok.json X-Key=secret"])
    #expect(settings.urlCache === URLCache.shared)
    #expect(settings.requestCachePolicy == .returnCacheDataElseLoad)
  }

  @Test func `header fields are not sent to another server`() async throws {
    let server = try ScriptedServer()
    let source = HTTPSource<Service>(try server.url)
    for path in ["elsewhere", "redirect"] {
      _ = try await source.screen(for: Service(path: path, headers: ["X-Key": "secret"]))
    }
    #expect(
      try await server.requests() == [
        "GET /elsewhere X-Key=secret", "GET /ok.json",
        "GET /redirect X-Key=secret", "GET /ok.json X-Key=secret",
      ])
  }

  @Test func `one transfer is for all who want a screen at one time`() async throws {
    let server = try ScriptedServer()
    let source = HTTPSource<ScreenName>(try server.url)
    let texts = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<20 { group.addTask { try await source.screen(for: "wait").screen.text } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == Array(repeating: "wait", count: 20))
    #expect(try await server.requests() == ["GET /wait.json"])
  }

  @Test func `a cancelled task gets no screen, from a fallback neither`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(ScreenText.json("bundled"), to: "silent.json")
    let source = HTTPSource<ScreenName>(
      try server.url, fallback: FolderSource(folder.url))
    let task = Task {
      await #expect(throws: ScreenSourceError.self) { try await source.screen(for: "silent") }
    }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    #expect(await task.value == .cancelled)
  }
}
