public import MarqueeScreen

/// A screen that a layout is solved for: that of a known phone or tablet, or one of a given size.
public struct Device: Hashable, Sendable {
  /// The name by which the device is requested: `iphone-17`, or `393x852@3`.
  public let name: String
  /// The product name: `iPhone 17`.
  public let title: String
  package let screen: DeviceScreen

  /// The size in points in portrait orientation, or as it was given.
  public var size: LayoutExtent { screen.size }
  /// Pixels per point.
  public var scale: Double { screen.scale }
  /// The area that the hardware and the status bar cover in portrait orientation.
  public var portraitInsets: DirectionalEdgeInsets { environment(.portrait).safeAreaInsets }
  /// The area that they cover in landscape orientation.
  public var landscapeInsets: DirectionalEdgeInsets { environment(.landscape).safeAreaInsets }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns the environment of a view that fills the screen, without an app's bars.
  ///
  /// Layout margins are those of a view controller's view in UIKit: 16 points, or 20 if the screen
  /// is at least 414 points wide, in addition to the safe area.
  public func environment(_ orientation: Orientation = .portrait) -> LayoutEnvironment {
    let containerSize =
      orientation == .portrait ? size : LayoutExtent(width: size.height, height: size.width)
    let insets = screen.insets(in: containerSize)
    let margin = containerSize.width >= 414 ? 20.0 : 16
    return LayoutEnvironment(
      containerSize: containerSize, scale: scale, safeAreaInsets: insets,
      layoutMargins: DirectionalEdgeInsets(
        top: insets.top, leading: insets.leading + margin, bottom: insets.bottom,
        trailing: insets.trailing + margin),
      isWidthRegular: screen.isWidthRegular(in: containerSize))
  }
}
