/// Loads a screen for as long as it is shown: what is stored first, and then what the source has.
@MainActor package final class ScreenLoading {
  /// How long a screen is shown before it counts as harmless.
  private static let trialTime = Duration.seconds(1)

  package weak var presenter: (any ScreenPresenter)?
  private let stored: @Sendable () async -> LoadedScreen?
  private let load: @Sendable (LoadingPolicy) async throws(ScreenSourceError) -> LoadedScreen
  private let sleep: @Sendable (Duration) async -> Void
  private var loading: Task<Void, Never>?
  /// What the running load was asked for; `nil` if none runs.
  private var policy: LoadingPolicy?
  /// The last update; screens are shown one after another.
  private var showing: Task<Void, Never>?
  /// Waits until the last stored screen counts as harmless.
  package private(set) var confirming: Task<Void, Never>?
  /// Whether a screen is shown, or will be after the updates before it.
  private var hasScreen = false
  /// Whether the last load failed, or gave an older screen.
  private var hasFailed = false
  /// Whether the user has left since the last return.
  private var hasLeft = false

  /// Makes the loading of one screen, which begins with ``begin()``.
  ///
  /// - Parameter sleep: Waits for a duration; for tests, another clock.
  package init<Source: ScreenSource>(
    _ source: Source, of target: Source.Target,
    sleep: @escaping @Sendable (Duration) async -> Void = { duration in
      // Only cancellation ends the sleep early, and nothing cancels the task that waits.
      try? await Task.sleep(for: duration)
    }
  ) {
    stored = { await source.storedScreen(for: target) }
    load = { policy async throws(ScreenSourceError) in
      try await source.screen(for: target, policy: policy)
    }
    self.sleep = sleep
  }

  deinit {
    loading?.cancel()
    showing?.cancel()
  }

  package func begin() { start(.normal) }

  /// Loads the screen again, because a user asks for it.
  package func reload() { start(.reload) }

  /// Notes that the scene of the view went to the background.
  package func leave() { hasLeft = true }

  /// Loads the screen again if the user was elsewhere.
  ///
  /// The system also says at a launch that a scene will enter the foreground.
  package func comeBack() {
    if hasLeft { start(.normal) }
    hasLeft = false
  }

  /// Loads the screen again if the last load has failed, since the network is there again.
  package func reconnect() {
    if hasFailed { start(.normal) }
  }

  /// Waits until nothing is being loaded or shown.
  package func settle() async {
    while let loading {
      await loading.value
      // Another load may have taken its place.
      if self.loading == loading { break }
    }
    await showing?.value
  }

  package func show(_ loaded: LoadedScreen) {
    hasScreen = true
    presenter?.report(loaded)
    showing = Task { [weak self, before = showing] in
      await before?.value
      guard !Task.isCancelled else { return }
      await loaded.willShow()
      await self?.presenter?.present(loaded)
      self?.confirmSoon(loaded)
    }
  }

  private func confirmSoon(_ loaded: LoadedScreen) {
    guard loaded.copy != nil else { return }
    confirming = Task { [sleep] in
      await sleep(Self.trialTime)
      await loaded.confirmShown()
    }
  }

  private func start(_ wanted: LoadingPolicy) {
    loading?.cancel()
    // A load that replaces a user's own still asks the server.
    let policy = (self.policy ?? wanted) == .reload ? .reload : wanted
    self.policy = policy
    presenter?.beginLoading(isFirst: !hasScreen)
    loading = Task { [weak self, stored, load, needsStored = !hasScreen] in
      let first = needsStored ? await stored() : nil
      guard !Task.isCancelled else { return }
      if let first { self?.show(first) }
      let result: Result<LoadedScreen, ScreenSourceError>
      do throws(ScreenSourceError) {
        result = .success(try await load(policy))
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      self?.finish(result, after: first)
    }
  }

  private func finish(
    _ result: Result<LoadedScreen, ScreenSourceError>, after first: LoadedScreen?
  ) {
    policy = nil
    switch result {
    case .success(let loaded):
      hasFailed = loaded.failure != nil
      // A bundle's screen is stored and loaded, and apps count how often it is shown.
      if loaded == first { presenter?.endLoading(nil) } else { show(loaded) }
    case .failure(let error):
      hasFailed = true
      presenter?.endLoading(error)
    }
  }
}
