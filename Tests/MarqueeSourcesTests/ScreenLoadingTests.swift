import Foundation
import MarqueeScreen
import TestSupport
import Testing

// Stores, transports and loading are internal: apps see only a source.
@testable import MarqueeSources

/// What a view is told to show, and when.
@Suite @MainActor struct ScreenLoadingTests {
  /// A source whose answers come when the test says so.
  private struct GatedSource: ScreenSource {
    let gate: Gate
    var stored: LoadedScreen?

    func screen(for target: ScreenName) async throws(ScreenSourceError) -> LoadedScreen {
      try await screen(for: target, policy: .normal)
    }

    func screen(
      for target: ScreenName, policy: LoadingPolicy
    ) async throws(ScreenSourceError) -> LoadedScreen {
      try await gate.answer(policy)
    }

    func storedScreen(for target: ScreenName) async -> LoadedScreen? {
      await gate.readStore()
      return stored
    }
  }

  /// Holds back answers until they are let through.
  @MainActor private final class Gate {
    private(set) var policies: [LoadingPolicy] = []
    private(set) var readCount = 0
    private var waiting: [CheckedContinuation<Result<LoadedScreen, ScreenSourceError>, Never>] = []
    private var readers: [CheckedContinuation<Void, Never>] = []
    var isStoreSlow = false

    func answer(_ policy: LoadingPolicy) async throws(ScreenSourceError) -> LoadedScreen {
      policies.append(policy)
      return try await withCheckedContinuation { waiting.append($0) }.get()
    }

    func readStore() async {
      readCount += 1
      if isStoreSlow { await withCheckedContinuation { readers.append($0) } }
    }

    /// Lets the reads of the store that have begun return.
    func openStore() {
      for reader in readers { reader.resume() }
      readers = []
    }

    /// Answers all requests that have been sent.
    func send(_ result: Result<LoadedScreen, ScreenSourceError>) {
      for request in waiting { request.resume(returning: result) }
      waiting = []
    }

    /// Answers the oldest request as a source does whose task was cancelled.
    func cancelFirst() { waiting.removeFirst().resume(returning: .failure(.cancelled)) }

    /// Waits until so many requests were sent in all.
    func requested(_ count: Int) async {
      while policies.count < count { await Task.yield() }
    }

    func read(_ count: Int) async {
      while readCount < count { await Task.yield() }
    }
  }

  private let gate = Gate()

  private func loaded(_ text: String, _ origin: LoadedScreen.Origin) throws -> LoadedScreen {
    LoadedScreen(try Screen(json: Data(ScreenText.json(text).utf8)), from: origin)
  }

  /// Lets all that is ready to run do so.
  private func pause() async {
    for _ in 0..<50 { await Task.yield() }
  }

  @Test func `a cold start shows the stored screen and sends one request`() async throws {
    let launch = Launch(GatedSource(gate: gate, stored: try loaded("old", .disk)))
    launch.loading.begin()
    await gate.requested(1)
    await pause()
    #expect(launch.shown == ["disk"])
    gate.send(.success(try loaded("new", .server)))
    await launch.loading.settle()
    #expect(launch.shown == ["disk", "server"])
    #expect(launch.reported == launch.shown)
    #expect(launch.beginnings == [true])
    #expect(gate.policies == [.normal])
  }

  @Test(arguments: [false, true])
  func `a scene that enters the foreground at a launch is no return`(
    isStoreSlow: Bool
  ) async throws {
    gate.isStoreSlow = isStoreSlow
    let launch = Launch(GatedSource(gate: gate, stored: try loaded("old", .disk)))
    launch.loading.begin()
    launch.loading.comeBack()
    if isStoreSlow {
      await gate.read(1)
      gate.openStore()
    }
    await gate.requested(1)
    await pause()
    #expect(launch.shown == ["disk"])
    gate.send(.success(try loaded("new", .server)))
    await launch.loading.settle()
    #expect(gate.policies == [.normal])
    #expect(launch.shown == ["disk", "server"])
  }

  @Test func `a return loads once, without the stored screen`() async throws {
    let launch = Launch(GatedSource(gate: gate, stored: try loaded("old", .disk)))
    launch.loading.begin()
    await gate.requested(1)
    gate.send(.success(try loaded("new", .server)))
    await launch.loading.settle()
    launch.loading.leave()
    launch.loading.comeBack()
    launch.loading.comeBack()
    await gate.requested(2)
    gate.send(.success(try loaded("newer", .server)))
    await launch.loading.settle()
    #expect(launch.shown == ["disk", "server", "server"])
    #expect(launch.beginnings == [true, false])
    #expect(gate.policies == [.normal, .normal])
    #expect(gate.readCount == 1)
  }

  @Test func `a reload while nothing is shown still shows the stored screen first`() async throws {
    gate.isStoreSlow = true
    let launch = Launch(GatedSource(gate: gate, stored: try loaded("old", .disk)))
    launch.loading.begin()
    await gate.read(1)
    launch.loading.reload()
    await gate.read(2)
    gate.openStore()
    await gate.requested(1)
    await pause()
    #expect(launch.shown == ["disk"])
    #expect(gate.policies == [.reload])
    gate.send(.success(try loaded("new", .server)))
    await launch.loading.settle()
    #expect(launch.shown == ["disk", "server"])
  }

  @Test(arguments: [LoadedScreen.Origin.bundle, .folder])
  func `a screen of the app itself is reported and shown once`(
    origin: LoadedScreen.Origin
  ) async throws {
    let screen = try loaded("bundled", origin)
    let launch = Launch(GatedSource(gate: gate, stored: screen))
    launch.loading.begin()
    await gate.requested(1)
    gate.send(.success(screen))
    await launch.loading.settle()
    #expect(launch.reported == [origin.rawValue])
    #expect(launch.shown == [origin.rawValue])
    // Who pulls down is told that it was loaded.
    launch.loading.reload()
    await gate.requested(2)
    gate.send(.success(screen))
    await launch.loading.settle()
    #expect(launch.shown == [origin.rawValue, origin.rawValue])
  }

  @Test func `a bundle's screen in place of a server's says what failed`() async throws {
    var failed = try loaded("bundled", .bundle)
    let launch = Launch(GatedSource(gate: gate, stored: failed))
    launch.loading.begin()
    await gate.requested(1)
    failed.failure = .status("Home.json", 500)
    gate.send(.success(failed))
    await launch.loading.settle()
    #expect(launch.reported == ["bundle", "bundle"])
  }

  @Test func `the network's return loads again only after a failure`() async throws {
    let launch = Launch(GatedSource(gate: gate))
    launch.loading.begin()
    launch.loading.reconnect()
    await gate.requested(1)
    gate.send(.failure(.status("Home.json", 500)))
    await launch.loading.settle()
    #expect(launch.failures == [.status("Home.json", 500)])
    launch.loading.reconnect()
    await gate.requested(2)
    gate.send(.success(try loaded("new", .server)))
    await launch.loading.settle()
    launch.loading.reconnect()
    await launch.loading.settle()
    #expect(launch.shown == ["server"])
    #expect(gate.policies == [.normal, .normal])
    // After the failure there was still nothing to show.
    #expect(launch.beginnings == [true, true])
  }

  @Test func `a return does not take away what a user has asked for`() async throws {
    let launch = Launch(GatedSource(gate: gate, stored: try loaded("old", .disk)))
    launch.loading.begin()
    await gate.requested(1)
    gate.send(.success(try loaded("new", .server)))
    await launch.loading.settle()
    launch.loading.reload()
    await gate.requested(2)
    launch.loading.leave()
    launch.loading.comeBack()
    await gate.requested(3)
    async let settled: Void = launch.loading.settle()
    gate.send(.success(try loaded("newer", .server)))
    await settled
    #expect(launch.shown == ["disk", "server", "server"])
    #expect(gate.policies == [.normal, .reload, .reload])
    // The next return is an ordinary one.
    launch.loading.leave()
    launch.loading.comeBack()
    await gate.requested(4)
    gate.send(.success(try loaded("newer", .unchanged)))
    await launch.loading.settle()
    #expect(gate.policies.last == .normal)
  }

  @Test func `waiting ends after the load that took another's place`() async throws {
    let launch = Launch(GatedSource(gate: gate))
    launch.loading.begin()
    await gate.requested(1)
    let waiting = Task {
      await launch.loading.settle()
      return launch.shown
    }
    await pause()
    launch.loading.reload()
    await gate.requested(2)
    // The load before ends first, as it does when its task is cancelled.
    gate.cancelFirst()
    await pause()
    gate.send(.success(try loaded("new", .server)))
    #expect(await waiting.value == ["server"])
  }

  @Test func `screens are shown one after another`() async throws {
    @MainActor final class SlowView: ScreenPresenter {
      var running = 0
      var most = 0
      var texts: [String?] = []
      func beginLoading(isFirst: Bool) {}
      func report(_ loaded: LoadedScreen) {}
      func endLoading(_ failure: ScreenSourceError?) {}
      func present(_ loaded: LoadedScreen) async {
        running += 1
        most = max(most, running)
        for _ in 0..<10 { await Task.yield() }
        texts.append(loaded.screen.text)
        running -= 1
      }
    }
    let view = SlowView()
    let loading = ScreenLoading(GatedSource(gate: gate), of: "Home")
    loading.presenter = view
    for text in ["a", "b", "c"] { loading.show(try loaded(text, .app)) }
    await loading.settle()
    #expect(view.texts == ["a", "b", "c"])
    #expect(view.most == 1)
  }

  @Test func `a user's reload asks a server whose answer is fresh`() async throws {
    let server = ScriptedTransport("one", cacheControl: "max-age=31536000")
    let folder = try TemporaryFolder()
    let source = HTTPSource<ScreenName>(
      try #require(URL(string: "https://example.com")), limits: TransferLimits(),
      store: ScreenStore(folder: folder.url, build: "1"), fallback: nil, manifest: nil,
      transport: server)
    let launch = Launch(source)
    launch.loading.begin()
    await launch.loading.settle()
    launch.loading.leave()
    launch.loading.comeBack()
    await launch.loading.settle()
    #expect(server.requests == [""])
    launch.loading.reload()
    await launch.loading.settle()
    #expect(server.requests == ["", "\"one\""])
    server.send("two")
    launch.loading.reload()
    await launch.loading.settle()
    #expect(server.requests == ["", "\"one\"", "\"one\""])
    #expect(launch.shown == ["server", "unchanged", "unchanged", "server"])
  }

  @Test(arguments: [(-1.0, false), (0, true), (59, true), (60, false), (-31_536_000, false)])
  func `an answer is fresh from when it came until its age`(
    seconds: Double, isFresh: Bool
  ) {
    let received = Date(timeIntervalSince1970: 1_800_000_000)
    var validators = Validators(etag: "a")
    validators.read(cacheControl: "max-age=60", at: received)
    #expect(validators.isFresh(at: received + seconds) == isFresh)
  }

  @Test func `an answer that an earlier version has stored is asked for again`() {
    var validators = Validators(etag: "a")
    validators.freshUntil = .greatestFiniteMagnitude
    #expect(!validators.isFresh())
  }
}
