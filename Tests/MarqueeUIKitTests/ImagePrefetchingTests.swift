import Foundation
import Testing

// What is prefetched is internal: apps see only the loader.
@testable import MarqueeUIKit

/// Which images are loaded before their cells ask for them, and how often.
@Suite struct ImagePrefetchingTests {
  private struct Unreachable: Error {}

  /// Loads that end when a test says so.
  private actor Server {
    /// Every load, in order.
    private(set) var begun: [URL] = []
    private(set) var cancelled: Set<URL> = []
    private var open: [URL: [CheckedContinuation<Data, any Error>]] = [:]
    /// How loads that have not begun will end.
    private var results: [URL: [Result<Data, any Error>]] = [:]
    private var isReady = false

    func load(_ url: URL) async throws -> Data {
      begun.append(url)
      if let result = results[url]?.popLast() { return try result.get() }
      if isReady { return ImagePrefetchingTests.bytes(url) }
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { open[url, default: []].append($0) }
      } onCancel: {
        Task { await self.cancel(url) }
      }
    }

    private func cancel(_ url: URL) {
      cancelled.insert(url)
      end(url, .failure(CancellationError()))
    }

    /// Ends a load of an image, at once or when it begins.
    func end(_ url: URL, _ result: Result<Data, any Error>) {
      guard let continuation = open[url]?.popLast() else {
        results[url, default: []].append(result)
        return
      }
      continuation.resume(with: result)
    }

    /// Ends all loads, and from now on each that begins.
    func endAll() {
      isReady = true
      for (url, continuations) in open {
        for continuation in continuations {
          continuation.resume(returning: ImagePrefetchingTests.bytes(url))
        }
      }
      open = [:]
    }
  }

  private let server = Server()

  private func images(
    countLimit: Int = 200, byteLimit: Int = 1_000
  ) -> ImagePrefetching {
    ImagePrefetching(countLimit: countLimit, byteLimit: byteLimit) { [server] url in
      try await server.load(url)
    }
  }

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name)"))
  }

  /// The file of an image: its name.
  private static func bytes(_ url: URL) -> Data { Data(url.lastPathComponent.utf8) }

  /// Waits for something that happens a moment later.
  private func eventually(_ isSo: () async -> Bool) async throws {
    for _ in 0..<2_000 {
      if await isSo() { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("it does not happen")
    throw CancellationError()
  }

  /// Ends the load of an image, and waits until its prefetch has ended as well.
  private func end(
    _ url: URL, in images: ImagePrefetching, _ result: Result<Data, any Error>? = nil
  ) async throws {
    await server.end(url, result ?? .success(Self.bytes(url)))
    try await eventually { await images.running[url] == nil }
  }

  /// Prefetches images, one after another.
  private func prefetch(_ urls: [URL], in images: ImagePrefetching) async throws {
    for url in urls {
      await images.prefetch([url])
      try await end(url, in: images)
    }
  }

  /// What cells get of images, one after another.
  private func shown(_ urls: [URL], in images: ImagePrefetching) async throws -> [Data] {
    var found: [Data] = []
    for url in urls { found.append(try await images.data(from: url)) }
    return found
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (count: 20, duration: 3), (count: 20, duration: 8), (count: 200, duration: 3),
      (count: 200, duration: 8),
    ])
  func `each image of a row is loaded once`(count: Int, duration: Int) async throws {
    let images = images()
    let urls = try (0..<count).map { try url("\($0)") }
    var cells: [Task<Data, any Error>] = []
    for step in 0..<count + duration {
      // At each step one image comes into sight, and asks for the six after it.
      if step < count {
        cells.append(
          Task {
            let data = try await images.data(from: urls[step])
            await images.release(urls[step])
            return data
          })
        await images.prefetch(Array(urls[step...].dropFirst().prefix(6)))
      }
      for (number, url) in urls.enumerated() where max(0, number - 6) + duration == step {
        try await end(url, in: images)
      }
    }
    await server.endAll()
    var shown: [Data] = []
    for cell in cells { shown.append(try await cell.value) }
    #expect(shown == urls.map(Self.bytes))
    let begun = await server.begun
    #expect(begun.count == count)
    #expect(Set(begun) == Set(urls))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a cancelled prefetch is loaded again when it is asked for`() async throws {
    let (images, a, b) = (images(), try url("a"), try url("b"))
    await images.prefetch([a, b])
    try await eventually { await server.begun.count == 2 }
    await images.cancelPrefetching([a, b])
    try await eventually { await server.cancelled == [a, b] }
    try await prefetch([a], in: images)
    #expect(await server.begun.dropFirst(2) == [a])
    await server.endAll()
    #expect(try await shown([a, b], in: images) == [a, b].map(Self.bytes))
    #expect(await server.begun.dropFirst(2) == [a, b])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a failed load begins again when it is asked for`() async throws {
    let (images, a) = (images(), try url("a"))
    await images.prefetch([a])
    try await end(a, in: images, .failure(Unreachable()))
    let cell = Task { try await images.data(from: a) }
    await server.end(a, .failure(Unreachable()))
    await #expect(throws: Unreachable.self) { try await cell.value }
    try await prefetch([a], in: images)
    #expect(await server.begun == [a, a, a])
    await server.endAll()
    #expect(try await images.data(from: a) == Self.bytes(a))
    #expect(await server.begun == [a, a, a])
  }

  @Test(.timeLimit(.minutes(1)))
  func `what a cell has loaded is not prefetched`() async throws {
    let (images, a) = (images(), try url("a"))
    await server.endAll()
    #expect(try await images.data(from: a) == Self.bytes(a))
    await images.prefetch([a])
    #expect(await images.running.isEmpty)
    // The cell has left before it has decoded them.
    #expect(try await images.data(from: a) == Self.bytes(a))
    #expect(await server.begun == [a])
  }

  @Test(.timeLimit(.minutes(1)))
  func `bytes wait until a cell decodes them`() async throws {
    let (images, a) = (images(), try url("a"))
    try await prefetch([a], in: images)
    await server.endAll()
    #expect(try await shown([a, a], in: images) == [a, a].map(Self.bytes))
    #expect(await server.begun == [a])
    await images.release(a)
    #expect(try await images.data(from: a) == Self.bytes(a))
    #expect(await server.begun == [a, a])
  }

  @Test(.timeLimit(.minutes(1)))
  func `the newest bytes wait as long as there is room`() async throws {
    let images = images(byteLimit: 9)
    let urls = try ["1111", "22", "333", "4444", "10-letters"].map(url)
    // 4 + 2 + 3 bytes have room; then the first make room for 4 others, and 10 have none.
    try await prefetch(urls, in: images)
    await server.endAll()
    let newest = Array(urls[1...3])
    #expect(try await shown(newest, in: images) == newest.map(Self.bytes))
    #expect(await server.begun == urls)
    // They were fetched all the same.
    await images.prefetch(urls)
    #expect(await images.running.isEmpty)
    let others = [urls[0], urls[4]]
    #expect(try await shown(others, in: images) == others.map(Self.bytes))
    #expect(await server.begun == urls + others)
  }

  @Test(.timeLimit(.minutes(1)))
  func `the last images are remembered, and no others`() async throws {
    let images = images(countLimit: 3)
    let urls = try ["a", "b", "c", "d"].map(url)
    try await prefetch(urls, in: images)
    await images.prefetch(Array(urls[1...]))
    #expect(await images.running.isEmpty)
    try await prefetch([urls[0]], in: images)
    #expect(await server.begun == urls + [urls[0]])
  }
}
