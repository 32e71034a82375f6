/// Where screens come from: a bundle, a folder, a server, or what an app makes of its own.
///
/// ```
/// let source = BundleSource<ScreenName>(Bundle.main)
/// let loaded = try await source.screen(for: "Home")
/// show(loaded.screen)
/// ```
///
/// An app's code takes `any ScreenSource<ScreenName>`, so that tests and previews can give it another
/// one. Screens are read off the caller's actor: a source can be asked on the main actor.
public protocol ScreenSource<Target>: Sendable {
  /// What the source is asked for.
  associatedtype Target: ScreenTarget

  /// Loads a screen.
  ///
  /// - Throws: ``ScreenSourceError`` if there is nothing to show at all, and
  ///   ``ScreenSourceError/cancelled`` if the task was cancelled, whatever there is to show.
  func screen(for target: Target) async throws(ScreenSourceError) -> LoadedScreen

  /// What can be shown at once, before ``screen(for:)`` has an answer; `nil` if there is nothing.
  ///
  /// No server is asked. A source that does not implement it has nothing at once.
  func storedScreen(for target: Target) async -> LoadedScreen?
}

extension ScreenSource {
  /// Nothing at once.
  public func storedScreen(for target: Target) async -> LoadedScreen? { nil }
}
