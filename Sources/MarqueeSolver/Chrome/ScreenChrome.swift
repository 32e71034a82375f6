/// The bars that an app shows around a screen: the navigation bar and the tab bar.
///
/// They are for previews only: they affect where the content begins, but no frame in it.
package struct ScreenChrome: Hashable, Sendable {
  /// The title in the navigation bar; `nil` for a screen without the bar.
  package var title: String?
  package var hasLargeTitle = false
  /// The tabs; empty for a screen without a tab bar.
  package var tabs: [Tab] = []
  /// Whether the content begins at the edge of the screen, behind the bars.
  package var isUnderBars = false

  package struct Tab: Hashable, Sendable {
    package var title: String
    /// The icon; `nil` for a plain one.
    package var icon: ChromeIcon?
    package var isSelected: Bool

    package init(title: String, icon: ChromeIcon? = nil, isSelected: Bool = false) {
      self.title = title
      self.icon = icon
      self.isSelected = isSelected
    }
  }

  /// Makes a screen without any bar but the status bar.
  package init() {}

  /// Returns the height of the navigation bar in points, without the large title.
  package static func barHeight(_ orientation: Orientation, isPhone: Bool) -> Double {
    isPhone && orientation == .landscape ? 32 : isPhone ? 44 : 50
  }

  /// The height of a large title in points.
  package static let largeTitleHeight = 52.0

  /// Returns the height of the tab bar in points, without the area that the system reserves below
  /// it.
  package static func tabBarHeight(_ orientation: Orientation, isPhone: Bool) -> Double {
    isPhone && orientation == .landscape ? 32 : isPhone ? 49 : 50
  }

  /// Returns how far the bars extend into a screen, and where its content begins.
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
