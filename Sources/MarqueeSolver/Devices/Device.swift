public import MarqueeLayout

/// A screen that a layout is solved for: a known phone or tablet, or one of a given size.
public struct Device: Hashable, Sendable {
  /// The name under which the device is asked for: `iphone-15`, or `393x852@3`.
  public let name: String
  /// The name on the box: `iPhone 15`.
  public let title: String
  /// The size in points when held upright, or as it was given.
  public let size: LayoutExtent
  /// Pixels per point.
  public let scale: Double
  /// What the hardware and the status bar cover when held upright.
  public let portraitInsets: DirectionalEdgeInsets
  /// What they cover when held on its side.
  public let landscapeInsets: DirectionalEdgeInsets

  init(
    name: String, title: String, size: LayoutExtent, scale: Double,
    portraitInsets: DirectionalEdgeInsets = .zero, landscapeInsets: DirectionalEdgeInsets = .zero
  ) {
    self.name = name
    self.title = title
    self.size = size
    self.scale = scale
    self.portraitInsets = portraitInsets
    self.landscapeInsets = landscapeInsets
  }

  /// The view that fills the screen, without bars of an app.
  ///
  /// Layout margins are those that UIKit gives a view controller's view: 16 points, or 20 where the
  /// screen is at least 414 points wide, beside the safe area.
  public func environment(_ orientation: Orientation = .portrait) -> LayoutEnvironment {
    let insets = orientation == .portrait ? portraitInsets : landscapeInsets
    let containerSize =
      orientation == .portrait ? size : LayoutExtent(width: size.height, height: size.width)
    let margin = containerSize.width >= 414 ? 20.0 : 16
    return LayoutEnvironment(
      containerSize: containerSize, scale: scale, safeAreaInsets: insets,
      layoutMargins: DirectionalEdgeInsets(
        top: insets.top, leading: insets.leading + margin, bottom: insets.bottom,
        trailing: insets.trailing + margin))
  }
}
