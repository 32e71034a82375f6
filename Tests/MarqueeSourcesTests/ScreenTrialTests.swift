import Foundation
import MarqueeScreen
import TestSupport
import Testing

// Stores, transports and loading are internal: apps see only a source.
@testable import MarqueeSources

/// What stays of the offline store when launches end early.
@Suite @MainActor struct ScreenTrialTests {
  /// What an app puts around a source.
  enum Wrapping: String, CaseIterable {
    case none
    /// It hands on what it gets, and nothing else.
    case handingOn
    /// It makes a loaded screen of its own, which knows nothing of a store.
    case makingAnew
  }

  /// A source as apps write them: one that forwards the two functions, and ignores all else.
  private struct WrappingSource: ScreenSource {
    let base: HTTPSource<ScreenName>
    let makesAnew: Bool

    func screen(for target: ScreenName) async throws(ScreenSourceError) -> LoadedScreen {
      wrapped(try await base.screen(for: target))
    }

    func storedScreen(for target: ScreenName) async -> LoadedScreen? {
      await base.storedScreen(for: target).map(wrapped)
    }

    private func wrapped(_ loaded: LoadedScreen) -> LoadedScreen {
      guard makesAnew else { return loaded }
      return LoadedScreen(loaded.screen, from: loaded.origin, failure: loaded.failure)
    }
  }

  private let folder: TemporaryFolder
  private let server = ScriptedTransport("one")

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A source of a new launch.
  private func source(
    launch: UUID = UUID(), reading: (@Sendable (Data) throws -> Screen)? = nil
  ) throws -> HTTPSource<ScreenName> {
    HTTPSource(
      try #require(URL(string: "https://example.com")), limits: TransferLimits(),
      form: reading.map(ScreenForm.reading) ?? .screen,
      store: ScreenStore(folder: folder.url, build: "1", launch: launch), fallback: nil,
      manifest: nil, transport: server)
  }

  /// The first thing that a new launch shows.
  private func launched(
    _ wrapping: Wrapping, isKept: Bool = true,
    reading: (@Sendable (Data) throws -> Screen)? = nil
  ) async throws -> String {
    let source = try source(reading: reading)
    if wrapping == .none { return await Launch.first(source, isKept: isKept) }
    let wrapped = WrappingSource(base: source, makesAnew: wrapping == .makingAnew)
    return await Launch.first(wrapped, isKept: isKept)
  }

  @Test(arguments: Wrapping.allCases)
  func `a screen is there offline at every launch`(wrapping: Wrapping) async throws {
    #expect(try await launched(wrapping) == "server")
    server.send(nil)
    for _ in 0..<3 { #expect(try await launched(wrapping) == "disk") }
    server.send("one")
    #expect(try await launched(wrapping) == "disk")
    server.send(nil)
    #expect(try await launched(wrapping) == "disk")
  }

  @Test(arguments: Wrapping.allCases)
  func `an answer in another form is there offline too`(wrapping: Wrapping) async throws {
    @Sendable func read(_ data: Data) throws -> Screen { try Screen(json: data) }
    #expect(try await launched(wrapping, reading: read) == "server")
    server.send(nil)
    for _ in 0..<3 { #expect(try await launched(wrapping, reading: read) == "disk") }
  }

  @Test func `an app that only asks a source keeps its store`() async throws {
    #expect(try await source().screen(for: "Home").origin == .server)
    server.send(nil)
    for _ in 0..<3 {
      let source = try source()
      #expect(await source.storedScreen(for: "Home")?.origin == .disk)
      #expect(try await source.screen(for: "Home").origin == .disk)
    }
  }

  @Test func `a refresh in the background is not a screen that was shown`() async throws {
    #expect(try await launched(.none) == "server")
    server.send(nil)
    for _ in 0..<3 { #expect(try await source().screen(for: "Home").origin == .disk) }
    #expect(try await launched(.none) == "disk")
  }

  @Test func `two windows that begin at once both show the stored screen`() async throws {
    #expect(try await launched(.none) == "server")
    server.send(nil)
    for _ in 0..<3 {
      let launch = UUID()
      // Each has a store of its own, and none is open for a second.
      for _ in 0..<3 {
        #expect(await Launch.first(try source(launch: launch), isKept: false) == "disk")
      }
      #expect(await Launch.first(try source(launch: launch)) == "disk")
    }
  }

  @Test func `reading a stored screen writes nothing`() async throws {
    #expect(try await launched(.none) == "server")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    for _ in 0..<3 { _ = try await source().storedScreen(for: "Home") }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == names)
  }

  @Test func `two launches that end within a second are needed to refuse a screen`() async throws {
    #expect(try await launched(.none) == "server")
    server.send(nil)
    #expect(try await launched(.none, isKept: false) == "disk")
    // One that is kept begins the count again.
    #expect(try await launched(.none) == "disk")
    #expect(try await launched(.none, isKept: false) == "disk")
    #expect(try await launched(.none, isKept: false) == "disk")
    #expect(try await launched(.none) == "throws")
    #expect(try await launched(.none) == "throws")
  }

  @Test(arguments: [("one", nil), ("one", "\"new\""), ("two", nil)])
  func `an answer of the server lets a refused screen be shown again`(
    text: String, etag: String?
  ) async throws {
    #expect(try await launched(.none) == "server")
    server.send(nil)
    for _ in 0..<2 { #expect(try await launched(.none, isKept: false) == "disk") }
    #expect(try await launched(.none) == "throws")
    server.send(text, etag: etag)
    #expect(try await launched(.none) == (text == "one" ? "unchanged" : "server"))
    server.send(nil)
    #expect(try await launched(.none) == "disk")
  }

  @Test func `a fresh screen that ended the app is asked for again`() async throws {
    server.beFresh()
    #expect(try await launched(.none) == "server")
    for _ in 0..<2 { #expect(try await launched(.none, isKept: false) == "disk") }
    #expect(server.requests == [""])
    #expect(try await launched(.none) == "unchanged")
    #expect(server.requests == ["", "\"one\""])
  }

  @Test func `notes that cannot be read refuse nothing`() async throws {
    #expect(try await launched(.none) == "server")
    server.send(nil)
    for _ in 0..<2 { #expect(try await launched(.none, isKept: false) == "disk") }
    try folder.write("{\"", to: "Trials.json")
    #expect(try await launched(.none) == "disk")
  }
}
