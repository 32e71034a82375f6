/// What shows the screens of a ``ScreenLoading``.
@MainActor package protocol ScreenPresenter: AnyObject {
  /// A screen is being loaded: the first one, or one in place of another.
  func beginLoading(isFirst: Bool)
  func report(_ loaded: LoadedScreen)
  /// Shows a screen, and returns once it can be seen.
  func present(_ loaded: LoadedScreen) async
  /// Nothing newer could be loaded, because of an error or since the shown screen is the newest.
  func endLoading(_ failure: ScreenSourceError?)
}
