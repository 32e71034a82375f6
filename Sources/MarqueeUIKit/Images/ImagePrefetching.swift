import Foundation
import MarqueeSources

/// Loads the files of images; what is loaded before its cell asks for it waits there.
///
/// Each of several items before an image asks for it, so what was fetched is remembered.
actor ImagePrefetching {
  /// A file that was fetched, and its bytes if they wait for a cell.
  private struct Fetched {
    let url: URL
    var bytes: Data?
  }

  private let countLimit: Int
  private let byteLimit: Int
  private let load: @concurrent @Sendable (URL) async throws -> Data
  private let transfers = SharedTransfers<URL, Result<Data?, any Error>>()
  /// What was fetched last, in order.
  private var fetched: [Fetched] = []
  private(set) var running: [URL: Task<Void, Never>] = [:]

  /// Makes an instance that has fetched nothing.
  ///
  /// - Parameters:
  ///   - countLimit: How many images are remembered.
  ///   - byteLimit: The largest sum of the bytes that wait for cells.
  ///   - load: Loads a file.
  init(
    countLimit: Int = 200, byteLimit: Int = 16 << 20,
    load: @escaping @concurrent @Sendable (URL) async throws -> Data
  ) {
    self.countLimit = countLimit
    self.byteLimit = byteLimit
    self.load = load
  }

  /// Starts loading images that will be shown soon, unless they were fetched lately.
  func prefetch(_ urls: [URL]) {
    for url in urls where running[url] == nil && fetched(url) == nil {
      running[url] = Task(priority: .utility) {
        // Errors are thrown again when the image is requested.
        _ = await transfers.value(of: url) { await self.fetch(url, forCell: false) }
        // A cancelled task must not remove its successor.
        if !Task.isCancelled { running[url] = nil }
      }
    }
  }

  /// Stops what ``prefetch(_:)`` has started, unless a cell is waiting for it.
  func cancelPrefetching(_ urls: [URL]) {
    for url in urls { running.removeValue(forKey: url)?.cancel() }
  }

  /// The bytes of an image for its cell, which are loaded unless they wait.
  ///
  /// They wait until ``release(_:)``, because the cell may leave before it has decoded them.
  func data(from url: URL) async throws -> Data {
    let result = await transfers.value(of: url) { await self.fetch(url, forCell: true) }
    if let bytes = try result?.get() { return bytes }
    try Task.checkCancellation()
    // It was a prefetch, which has begun after another cell had released the bytes.
    return try await data(from: url)
  }

  /// Drops the bytes of an image that a cell decodes; that it was fetched is remembered.
  func release(_ url: URL) { remember(url, nil) }

  /// Loads a file, and remembers it before others can ask for it again.
  ///
  /// - Returns: `nil` for a prefetch of a file whose bytes a cell has released.
  private func fetch(_ url: URL, forCell isForCell: Bool) async -> Result<Data?, any Error> {
    if let known = fetched(url), known.bytes != nil || !isForCell { return .success(known.bytes) }
    do {
      let bytes = try await load(url)
      remember(url, bytes)
      return .success(bytes)
    } catch {
      return .failure(error)
    }
  }

  private func fetched(_ url: URL) -> Fetched? { fetched.first { $0.url == url } }

  /// Remembers a file; the bytes of the newest wait as long as there is room.
  private func remember(_ url: URL, _ bytes: Data?) {
    fetched.removeAll { $0.url == url }
    fetched.append(Fetched(url: url, bytes: bytes))
    fetched.removeFirst(max(0, fetched.count - countLimit))
    var room = byteLimit
    for index in fetched.indices.reversed() {
      let count = fetched[index].bytes?.count ?? 0
      if count > room { fetched[index].bytes = nil } else { room -= count }
    }
  }
}
