#if os(iOS)
  import MarqueeSources

  /// A source and its target, with their types erased.
  struct CatalogFeed: Sendable {
    /// The screen to show immediately.
    let stored: @Sendable () async -> LoadedScreen?
    /// Loads the current screen of the source.
    let load: @Sendable () async throws(ScreenSourceError) -> LoadedScreen
    /// Notes that the screen was shown for a second.
    let confirm: @Sendable () async -> Void

    init<Source: ScreenSource>(_ source: Source, of target: Source.Target) {
      stored = { await source.storedScreen(for: target) }
      confirm = { await source.confirmShown(target) }
      load = { () async throws(ScreenSourceError) in try await source.screen(for: target) }
    }
  }
#endif
