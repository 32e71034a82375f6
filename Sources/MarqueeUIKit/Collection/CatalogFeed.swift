#if os(iOS)
  import MarqueeSources

  /// A source and its target, with their types erased.
  struct CatalogFeed: Sendable {
    /// The screen to show immediately.
    let stored: @Sendable () async -> LoadedScreen?
    /// Loads the current screen of the source.
    let load: @Sendable () async throws(ScreenSourceError) -> LoadedScreen

    init<Source: ScreenSource>(_ source: Source, of target: Source.Target) {
      stored = { await source.storedScreen(for: target) }
      load = { () async throws(ScreenSourceError) in try await source.screen(for: target) }
    }
  }
#endif
