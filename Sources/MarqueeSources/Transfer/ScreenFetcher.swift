import Foundation

/// Gets screens from a server, or if that fails from the store and the fallback.
struct ScreenFetcher<Target: ScreenTarget>: Sendable {
  let base: URL
  let limits: TransferLimits
  let form: ScreenForm
  var store: ScreenStore?
  let fallback: (any ScreenSource<Target>)?
  let transport: any Transport

  /// Requests a screen, and uses the store or the fallback if the server does not have it.
  func screen(
    for target: Target, _ policy: LoadingPolicy
  ) async -> Result<LoadedScreen, ScreenSourceError> {
    do throws(ScreenSourceError) {
      let request = try TransferRequest(target, at: base, limits)
      let known = request.isConditional ? await store?.stored(for: request.key) : nil
      // A fresh body that cannot be shown is requested again.
      if policy == .normal, let known, known.body.validators.isFresh(),
        let fresh = await screen(of: known, request.path, from: .unchanged)
      {
        return .success(fresh)
      }
      return .success(try await fetch(request, known: known?.body).screen)
    } catch {
      return await resort(for: target, after: error)
    }
  }

  /// The screen in the store, or one that the fallback has immediately.
  func storedScreen(for target: Target) async -> LoadedScreen? {
    // A refused path was never stored. An updated app may have a newer screen than it has stored
    // before.
    if let request = try? TransferRequest(target, at: base, limits),
      await store?.isOfOtherBuild(request.key) == true,
      let newer = await fallback?.storedScreen(for: target)
    {
      return newer
    }
    if let stored = await screenInStore(for: target) { return stored }
    return await fallback?.storedScreen(for: target)
  }

  private func screenInStore(for target: Target) async -> LoadedScreen? {
    // A refused path was never stored, and an unreadable body counts as missing.
    guard let request = try? TransferRequest(target, at: base, limits),
      let stored = await store?.stored(for: request.key),
      var loaded = await screen(of: stored, request.path, from: .disk)
    else { return nil }
    loaded.storedAt = stored.body.validators.receivedAt
    return loaded
  }

  /// The screen of a stored body; `nil` if it cannot be read, or has ended the app.
  private func screen(
    of stored: (body: StoredBody, copy: StoredCopy), _ path: String,
    from origin: LoadedScreen.Origin
  ) async -> LoadedScreen? {
    // A body that cannot be read counts as missing, and is transferred again.
    guard await !stored.copy.store.hasEndedApp(stored.copy),
      let read = try? await read(stored.body.data, path)
    else { return nil }
    var screen = LoadedScreen(read.screen, skipped: read.skipped, from: origin)
    screen.copy = stored.copy
    return screen
  }

  /// The screen to show after a failure, which is recorded in it.
  func resort(
    for target: Target, after failure: ScreenSourceError
  ) async -> Result<LoadedScreen, ScreenSourceError> {
    guard failure != .cancelled, !Task.isCancelled else { return .failure(.cancelled) }
    var loaded = await screenInStore(for: target)
    // The fallback's own error is less useful than the first failure, so it is dropped.
    if loaded == nil { loaded = try? await fallback?.screen(for: target) }
    guard !Task.isCancelled else { return .failure(.cancelled) }
    guard var loaded else { return .failure(failure) }
    loaded.failure = failure
    return .success(loaded)
  }

  /// Requests a screen, and stores a new one if it can be read.
  ///
  /// - Parameter known: The body that is known already.
  func fetch(
    _ request: TransferRequest, known: StoredBody?
  ) async throws(ScreenSourceError) -> (screen: LoadedScreen, body: StoredBody) {
    let body = try await self.body(request, known: known)
    let read: ReadScreen
    do throws(ScreenSourceError) {
      read = try await self.read(body.data, request.path)
    } catch {
      // An older version of the app may have stored what this one cannot read, so it is requested
      // again.
      guard body.data == known?.data else { throw error }
      return try await fetch(request, known: nil)
    }
    var screen = LoadedScreen(
      read.screen, skipped: read.skipped,
      from: body.data == known?.data ? .unchanged : .server)
    do {
      if body == known {
        try await store?.confirm([request.key])
      } else if body.validators.forbidsStoring == true {
        try await store?.drop(request.key)
      } else {
        try await store?.store(body, for: request.key)
      }
    } catch {
      screen.failure = .notStored(request.path, reason: error.localizedDescription)
    }
    return (screen, body)
  }

  /// Requests a body.
  ///
  /// - Returns: The known body, if the server says that it has not changed.
  func body(
    _ request: TransferRequest, known: StoredBody?
  ) async throws(ScreenSourceError) -> StoredBody {
    let conditional = known.map { request.conditional(on: $0.validators) } ?? request
    let response = try await transport.response(to: conditional)
    switch (response.status, known) {
    case (200..<300, _): return StoredBody(response.data, response.validators)
    case (304, let known?):
      return StoredBody(known.data, known.validators.updated(by: response.validators))
    case (404, _), (410, _): throw .notFound(request.path)
    default: throw .status(request.path, response.status)
    }
  }

  /// Reads a body off the caller's actor, which may be the main one.
  @concurrent
  func read(_ data: Data, _ path: String) async throws(ScreenSourceError) -> ReadScreen {
    try form.read(data, path)
  }
}
