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

  /// Loads a screen, with a choice whether a server is asked in any case.
  ///
  /// The default implementation ignores the policy. A source that wraps a server passes it on, or
  /// pulling to refresh shows nothing new while an answer is fresh.
  ///
  /// - Throws: The same as ``screen(for:)``.
  func screen(
    for target: Target, policy: LoadingPolicy
  ) async throws(ScreenSourceError) -> LoadedScreen

  /// A screen to show immediately, before ``screen(for:)`` returns; `nil` if there is none.
  ///
  /// Contacts no server. The default implementation returns `nil`; a source that wraps another one
  /// passes its stored screen on, or nothing is shown until ``screen(for:)`` returns.
  func storedScreen(for target: Target) async -> LoadedScreen?
}

extension ScreenSource {
  /// Returns `nil`.
  public func storedScreen(for target: Target) async -> LoadedScreen? { nil }

  /// Loads a screen, whatever the policy is.
  public func screen(
    for target: Target, policy: LoadingPolicy
  ) async throws(ScreenSourceError) -> LoadedScreen {
    try await screen(for: target)
  }
}
