/// A source of screens: a bundle, a folder, a server, or an app's own implementation.
///
/// ```
/// let source = BundleSource<ScreenName>(Bundle.main)
/// let loaded = try await source.screen(for: "Home")
/// show(loaded.screen)
/// ```
///
/// An app's code can take `any ScreenSource<ScreenName>`, so that tests and previews can replace
/// the source. Screens are read off the caller's actor, so a source can be used on the main actor.
public protocol ScreenSource<Target>: Sendable {
  /// The type that names a screen.
  associatedtype Target: ScreenTarget

  /// Loads a screen.
  ///
  /// - Throws: ``ScreenSourceError`` if there is nothing to show at all, and
  ///   ``ScreenSourceError/cancelled`` if the task was cancelled, even if there is something to
  ///   show.
  func screen(for target: Target) async throws(ScreenSourceError) -> LoadedScreen

  /// A screen to show immediately, before ``screen(for:)`` returns; `nil` if there is none.
  ///
  /// Contacts no server. The default implementation returns `nil`; a source that wraps another one
  /// passes its stored screen on, or nothing is shown until ``screen(for:)`` returns.
  func storedScreen(for target: Target) async -> LoadedScreen?

  /// Notes that a screen was shown for a second, so that it did not end the app.
  ///
  /// A stored screen that ended the app before that is not shown again at the next launch. The
  /// default implementation does nothing.
  func confirmShown(_ target: Target) async
}

extension ScreenSource {
  /// Returns `nil`.
  public func storedScreen(for target: Target) async -> LoadedScreen? { nil }

  /// Does nothing.
  public func confirmShown(_ target: Target) async {}
}
