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

  /// The height of a large title in points.
  package static let largeTitleHeight = 52.0

  /// Returns how far the bars extend into a screen, and where its content begins.
  package func heights(on device: Device, _ orientation: Orientation) -> ChromeHeights {
    let insets = device.environment(orientation).safeAreaInsets
    let isPhone = min(device.size.width, device.size.height) < 600
    let isLowPhone = isPhone && orientation == .landscape
    let isLarge = hasLargeTitle && title != nil && !isLowPhone
    let top = insets.top + (title == nil ? 0 : isLowPhone ? 32 : isPhone ? 44 : 50)
    return ChromeHeights(
      top: top, largeTitle: isLarge ? Self.largeTitleHeight : 0,
      bottom: insets.bottom + (tabs.isEmpty ? 0 : isLowPhone ? 32 : isPhone ? 49 : 50),
      contentStart: isUnderBars ? 0 : top + (isLarge ? Self.largeTitleHeight : 0))
  }
}
