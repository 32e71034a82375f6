#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeSources

  /// A source and what it is asked for, whatever their types.
  struct CatalogFeed: Sendable {
    /// What can be shown at once.
    let stored: @Sendable () async -> LoadedScreen?
    /// What the source has now.
    let load: @Sendable () async throws(ScreenSourceError) -> LoadedScreen

    init<Source: ScreenSource>(_ source: Source, of target: Source.Target) {
      stored = { await source.storedScreen(for: target) }
      load = { () async throws(ScreenSourceError) in try await source.screen(for: target) }
    }
  }
#endif
