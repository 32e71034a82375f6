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
}
