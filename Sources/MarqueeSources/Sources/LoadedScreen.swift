/// A screen from a source, and where it came from.
public struct LoadedScreen: Hashable, Sendable {
  /// Where a screen came from.
  public enum Origin: String, Hashable, Sendable {
    /// A server has sent it just now.
    case server
    /// It was on disk, and a server has confirmed just now that it has not changed.
    case notChanged
    /// It was stored on disk earlier, and no server was heard.
    case disk
    /// A folder.
    case folder
    /// A bundle.
    case bundle
  }

  /// The screen.
  public var screen: Screen
  /// What could not be read of it, for the app's log.
  public var passedOver: [PassedOver]
  /// Where it came from.
  public var origin: Origin
  /// Why it is not what the server has now, or why it could not be stored; `nil` if neither is so.
  public var failure: ScreenSourceError?

  /// Makes a loaded screen, for sources of an app's own.
  public init(
    _ screen: Screen, passedOver: [PassedOver] = [], from origin: Origin,
    failure: ScreenSourceError? = nil
  ) {
    self.screen = screen
    self.passedOver = passedOver
    self.origin = origin
    self.failure = failure
  }
}
