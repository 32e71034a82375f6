import MarqueeLayout
package import MarqueeSolver

/// What an app shows around a screen: the navigation bar and the tab bar.
///
/// It is for previews alone: no frame of the content depends on it, only where the content begins.
package struct ScreenChrome: Hashable, Sendable {
  /// The title in the navigation bar; `nil` for a screen without the bar.
  package var title: String?
  /// Whether the title is large while the screen is at its top.
  package var hasLargeTitle = false
  /// The tabs; empty for a screen without a tab bar.
  package var tabs: [Tab] = []
  /// Whether the content begins at the edge of the screen, with the bars in front of it.
  package var isUnderBars = false

  /// A tab of the tab bar.
  package struct Tab: Hashable, Sendable {
    /// The words below the icon.
    package var title: String
    /// The icon; `nil` for a plain one.
    package var icon: ChromeIcon?
    /// Whether it is the tab that is shown.
    package var isSelected: Bool

    package init(title: String, icon: ChromeIcon? = nil, isSelected: Bool = false) {
      self.title = title
      self.icon = icon
      self.isSelected = isSelected
    }
  }

  /// A screen with no bars but the status bar.
  package init() {}

  /// The height of the navigation bar in points, the large title not included.
  package static func barHeight(_ orientation: Orientation, isPhone: Bool) -> Double {
    isPhone && orientation == .landscape ? 32 : isPhone ? 44 : 50
  }

  /// The height of the line of a large title in points.
  package static let largeTitleHeight = 52.0

  /// The height of the tab bar in points, what the system covers below it not included.
  package static func tabBarHeight(_ orientation: Orientation, isPhone: Bool) -> Double {
    isPhone && orientation == .landscape ? 32 : isPhone ? 49 : 50
  }

  /// How far the bars reach into a screen, and where its content begins and ends.
  package func heights(on device: Device, _ orientation: Orientation) -> ChromeHeights {
    let insets = device.environment(orientation).safeAreaInsets
    let isPhone = min(device.size.width, device.size.height) < 600
    let isLarge = hasLargeTitle && title != nil && !(isPhone && orientation == .landscape)
    let bar = title == nil ? 0 : Self.barHeight(orientation, isPhone: isPhone)
    let top = insets.top + bar
    return ChromeHeights(
      top: top, largeTitle: isLarge ? Self.largeTitleHeight : 0,
      bottom: insets.bottom
        + (tabs.isEmpty ? 0 : Self.tabBarHeight(orientation, isPhone: isPhone)),
      contentStart: isUnderBars ? 0 : top + (isLarge ? Self.largeTitleHeight : 0))
  }
}
