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
  /// The island or notch of the upright screen, which is in the middle; `nil` for none.
  var cutout: LayoutRect?

  /// The largest phone is 440 points wide, and the smallest tablet 744.
  package var isTablet: Bool { shortSide >= 600 }

  private var shortSide: Double { min(size.width, size.height) }

  /// Returns the frame of the island or notch, which is on the left of a turned screen.
  package func cutout(in size: LayoutExtent) -> LayoutRect? {
    cutout.map { frame in
      let start = (shortSide - frame.width) / 2
      return size.isWide
        ? LayoutRect(x: frame.minY, y: start, width: frame.height, height: frame.width)
        : LayoutRect(x: start, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  func insets(in size: LayoutExtent) -> DirectionalEdgeInsets {
    guard size.isWide, !isTablet else { return DirectionalEdgeInsets(top: top, bottom: bottom) }
    // The cutout can be at either end.
    return bottom == 0
      ? .zero : DirectionalEdgeInsets(leading: top, bottom: 20, trailing: top)
  }

  func isWidthRegular(in size: LayoutExtent) -> Bool {
    isTablet || (size.isWide && shortSide >= 414)
  }
}

extension LayoutExtent {
  package var isWide: Bool { width > height }
}
