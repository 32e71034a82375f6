public import MarqueeScreen

/// A screen that a layout is solved for: a known phone or tablet, or one of a given size.
public struct Device: Hashable, Sendable {
  /// The name by which the device is requested: `iphone-15`, or `393x852@3`.
  public let name: String
  /// The product name: `iPhone 15`.
  public let title: String
  /// The size in points in portrait orientation, or as it was given.
  public let size: LayoutExtent
  /// Pixels per point.
  public let scale: Double
  /// The area that the hardware and the status bar cover in portrait orientation.
  public internal(set) var portraitInsets = DirectionalEdgeInsets.zero
  /// The area that they cover in landscape orientation.
  public internal(set) var landscapeInsets = DirectionalEdgeInsets.zero

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns the environment of a view that fills the screen, without an app's bars.
  ///
  /// Layout margins are those of a view controller's view in UIKit: 16 points, or 20 if the screen
  /// is at least 414 points wide, in addition to the safe area.
  public func environment(_ orientation: Orientation = .portrait) -> LayoutEnvironment {
    let insets = orientation == .portrait ? portraitInsets : landscapeInsets
    let containerSize =
      orientation == .portrait ? size : LayoutExtent(width: size.height, height: size.width)
    let margin = containerSize.width >= 414 ? 20.0 : 16
    return LayoutEnvironment(
      containerSize: containerSize, scale: scale, safeAreaInsets: insets,
      layoutMargins: DirectionalEdgeInsets(
        top: insets.top, leading: insets.leading + margin, bottom: insets.bottom,
        trailing: insets.trailing + margin),
      isWidthRegular: min(size.width, size.height) >= 600)
  }
}
