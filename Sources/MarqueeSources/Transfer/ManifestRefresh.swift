import Foundation
import MarqueeScreen

/// Updates all screens of a manifest in the store in one step.
struct ManifestRefresh<Target: ScreenTarget>: Sendable {
  /// The content of the store after a refresh.
  struct Refreshed: Sendable {
    let listed: Set<String>
    let changed: Set<String>
  }

  private struct File: ScreenTarget {
    let path: String
  }

  private static var transferLimit: Int { 4 }

  let fetcher: ScreenFetcher<Target>
  let store: ScreenStore
  let path: String
  let appVersion: String?
  private let refreshes = SharedTransfers<String, Result<Refreshed, ScreenSourceError>>()

  func screen(
    for target: Target, _ policy: LoadingPolicy
  ) async -> Result<LoadedScreen, ScreenSourceError> {
    do throws(ScreenSourceError) {
      var refreshed = try await self.refreshed(first: target.filePath)
      guard target.isFile, refreshed.listed.contains(target.filePath) else {
        return await fetcher.screen(for: target, policy)
      }
      var screen = try await stored(target, refreshed)
      if screen == nil {
        // A damaged file counts as missing, so the next refresh transfers it again.
        try? await store.drop(try request(File(path: target.filePath)).key)
        refreshed = try await self.refreshed()
        screen = try await stored(target, refreshed)
      }
      guard let screen else {
        throw .notStored(target.path, reason: "it cannot be read after it was stored")
      }
      return .success(screen)
    } catch {
      return await fetcher.resort(for: target, after: error)
    }
  }

  private func stored(
    _ target: Target, _ refreshed: Refreshed
  ) async throws(ScreenSourceError) -> LoadedScreen? {
    let request = try request(File(path: target.filePath))
    guard let body = await store.body(for: request.key) else { return nil }
    let read = try await fetcher.read(body.data, request.path)
    return LoadedScreen(
      read.screen, skipped: read.skipped,
      from: refreshed.changed.contains(target.filePath) ? .server : .unchanged)
  }

  /// Refreshes the screens, once for all simultaneous callers.
  ///
  /// - Parameter first: The path of the screen to transfer first.
  func refreshed(first: String? = nil) async throws(ScreenSourceError) -> Refreshed {
    let result = await refreshes.value(of: path) {
      do throws(ScreenSourceError) {
        return .success(try await refresh(first: first))
      } catch {
        return .failure(error)
      }
    }
    guard let result else { throw .cancelled }
    return try result.get()
  }

  /// The manifest in the store; `nil` if there is none that can be read.
  func stored() async -> CatalogManifest? {
    guard let key = try? request(File(path: path)).key, let body = await store.body(for: key) else {
      return nil
    }
    // A stored manifest that this version cannot read counts as missing.
    return try? manifest(body.data)
  }

  private func request(_ file: File) throws(ScreenSourceError) -> TransferRequest {
    try TransferRequest(file, at: fetcher.base, fetcher.limits)
  }

  private func refresh(first: String?) async throws(ScreenSourceError) -> Refreshed {
    let request = try request(File(path: path))
    let known = await store.body(for: request.key)
    let body = try await fetcher.body(request, known: known)
    let manifest = try self.manifest(body.data)
    if let appVersion, let needed = manifest.minimumAppVersion,
      !manifest.suits(appVersion: appVersion)
    {
      throw .newerApp(path, version: needed)
    }
    // Of a stored manifest that cannot be read, no screens are known to be gone.
    let gone = known.flatMap { try? self.manifest($0.data) }?.screens.map(\.file) ?? []
    let listed = Set(manifest.screens.map(\.file))
    let dropped = try gone.filter { !listed.contains($0) }.map { file throws(ScreenSourceError) in
      try self.request(File(path: file)).key
    }
    var files: [(key: String, entry: CatalogManifest.Entry)] = []
    var total = 0
    for entry in manifest.screens {
      let key = try self.request(File(path: entry.file)).key
      guard entry.byteCount <= fetcher.limits.byteCount else {
        throw .tooLarge(entry.file, limit: fetcher.limits.byteCount)
      }
      let (sum, isTooMuch) = total.addingReportingOverflow(entry.byteCount)
      guard !isTooMuch, sum <= fetcher.limits.totalByteCount else {
        throw .tooLarge(path, limit: fetcher.limits.totalByteCount)
      }
      total = sum
      files.append((key, entry))
    }
    var missing = await store.missing(of: files)
    // What meets the condition goes to the end, and the screen to transfer first to the beginning.
    _ = missing.partition { $0.file != first }
    var bodies = try await self.bodies(of: missing)
    guard !Task.isCancelled else {
      await store.unstage(Array(bodies.values))
      throw .cancelled
    }
    do {
      if body != known { bodies[request.key] = try await store.stage(body) }
      if !bodies.isEmpty || !dropped.isEmpty {
        try await store.replace(bodies, dropping: dropped)
      }
      try await store.confirm(files.map(\.key))
    } catch {
      await store.unstage(Array(bodies.values))
      throw .notStored(path, reason: error.localizedDescription)
    }
    return Refreshed(listed: listed, changed: Set(missing.map(\.file)))
  }

  private func manifest(_ data: Data) throws(ScreenSourceError) -> CatalogManifest {
    do {
      return try CatalogManifest(json: data)
    } catch {
      throw ScreenSourceError(reading: path, error)
    }
  }

  /// The staged bodies of screens by key; each is written as it arrives.
  ///
  /// - Throws: The first failure, after cancelling the other transfers.
  private func bodies(
    of entries: [CatalogManifest.Entry]
  ) async throws(ScreenSourceError) -> [String: StagedBody] {
    typealias Outcome = Result<(key: String, body: StagedBody), ScreenSourceError>
    let (bodies, failure) = await withTaskGroup(
      of: Outcome.self, returning: ([String: StagedBody], ScreenSourceError?).self
    ) { group in
      var waiting = entries.makeIterator()
      for _ in 0..<Self.transferLimit {
        if let entry = waiting.next() { group.addTask { await self.outcome(of: entry) } }
      }
      var bodies: [String: StagedBody] = [:]
      var failure: ScreenSourceError?
      while let outcome = await group.next() {
        switch outcome {
        case .success(let done): bodies[done.key] = done.body
        case .failure(let error):
          if failure == nil { failure = error }
          group.cancelAll()
        }
        if failure == nil, let entry = waiting.next() {
          group.addTask { await self.outcome(of: entry) }
        }
      }
      return (bodies, failure)
    }
    guard let failure else { return bodies }
    await store.unstage(Array(bodies.values))
    throw failure
  }

  /// Transfers a screen, and checks that it is the listed one and can be read.
  private func outcome(
    of entry: CatalogManifest.Entry
  ) async -> Result<(key: String, body: StagedBody), ScreenSourceError> {
    do throws(ScreenSourceError) {
      let key = try request(File(path: entry.file)).key
      let request = try request(File(path: entry.object ?? entry.file))
      let body = try await fetcher.body(request, known: nil)
      guard body.data.count == entry.byteCount,
        SHA256.hexadecimal(of: Array(body.data)) == entry.digest
      else { throw .wrongDigest(entry.file) }
      _ = try await fetcher.read(body.data, entry.file)
      do {
        return .success((key: key, body: try await store.stage(body)))
      } catch {
        return .failure(.notStored(entry.file, reason: error.localizedDescription))
      }
    } catch {
      return .failure(error)
    }
  }
}

extension ScreenTarget {
  fileprivate var isFile: Bool { query.isEmpty && headers.isEmpty && method == .get }
  fileprivate var filePath: String { path.hasPrefix("/") ? String(path.dropFirst()) : path }
}
