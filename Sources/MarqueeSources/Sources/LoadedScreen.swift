public import Foundation
public import MarqueeScreen

/// A screen from a source, and its origin.
public struct LoadedScreen: Hashable, Sendable {
  /// The origin of a screen.
  public enum Origin: String, Hashable, Sendable {
    /// A server has just sent it.
    case server
    /// It was on disk, and a server has just confirmed that it has not changed.
    case unchanged
    /// It was stored on disk earlier, and no server confirmed it.
    case disk
    /// A folder.
    case folder
    /// A bundle.
    case bundle
    /// The app itself, which has made or changed it.
    case app
  }

  /// The screen.
  public var screen: Screen
  /// The parts that could not be read, for the app's log.
  public var skipped: [SkippedPart]
  /// The origin.
  public var origin: Origin
  /// Why it is not the server's current screen, or why it could not be stored; `nil` for neither.
  public var failure: ScreenSourceError?

  /// What its cells look like, as the build wrote it; `nil` if it is not known, and what is shown
  /// stays as it looks.
  public var theme: Theme?
  /// When a server sent a screen that comes from disk, for a notice that it may be out of date;
  /// `nil` if it is current, or the time is not known.
  public var storedAt: Date?
  /// The copy that it was read from, if no server has confirmed it since.
  var copy: StoredCopy?

  /// Makes a loaded screen, for an app's own sources.
  public init(
    _ screen: Screen, skipped: [SkippedPart] = [], from origin: Origin,
    failure: ScreenSourceError? = nil, storedAt: Date? = nil, theme: Theme? = nil
  ) {
    self.storedAt = storedAt
    self.theme = theme
    self.screen = screen
    self.skipped = skipped
    self.origin = origin
    self.failure = failure
  }

  /// Notes that the screen is about to be shown.
  ///
  /// A stored screen that was about to be shown in two launches in a row, and that
  /// ``confirmShown()`` was not called for, is not shown again before a server answers. Does
  /// nothing for other screens. `MarqueeUIKit` calls both.
  public func willShow() async {
    if let copy { await copy.store.beginTrial(of: copy) }
  }

  /// Notes that the screen was shown for a second, so that it does not end the app.
  public func confirmShown() async {
    if let copy { await copy.store.endTrials(of: CollectionOfOne(copy.key)) }
  }
}
