package import MarqueeScreen

/// A screen that several devices have: its size, and what the hardware and the system cover.
package struct DeviceScreen: Hashable, Sendable {
  /// The size in points of the upright screen, or as it was given.
  var size: LayoutExtent
  let scale: Double
  /// The safe area of the upright screen.
  var top = 0.0
  var bottom = 0.0
  package var cornerRadius = 0.0
  /// The island or notch at the top of the upright screen; its horizontal position is the middle.
  package var cutout: LayoutRect?

  /// The largest phone is 440 points wide, and the smallest tablet 744.
  package var isTablet: Bool { shortSide >= 600 }

  private var shortSide: Double { min(size.width, size.height) }

  func insets(isTurned: Bool) -> DirectionalEdgeInsets {
    guard isTurned, !isTablet else { return DirectionalEdgeInsets(top: top, bottom: bottom) }
    // The cutout can be at either end.
    return bottom == 0
      ? .zero : DirectionalEdgeInsets(leading: top, bottom: 20, trailing: top)
  }

  func isWidthRegular(isTurned: Bool) -> Bool { isTablet || (isTurned && shortSide >= 414) }
}
