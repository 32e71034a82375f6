package import MarqueeCells
package import MarqueeScreen

/// Where the bars of an app are on a screen that is scrolled to its top, as iOS 26 draws them.
///
/// Drawings, pages and rules read the same lengths. No buttons are known of, so titles have all of
/// the navigation bar.
package struct ChromeLayout: Hashable, Sendable {
  /// From the top edge to the end of the navigation bar, or of the tab bar of a tablet; of the
  /// status bar if there is neither.
  package let top: Double
  /// The height of the large title, which scrolls with the content; 0 for none.
  package let largeTitleHeight: Double
  /// What the tab bar of a phone or the system covers at the bottom, on the whole width.
  package let bottom: Double
  /// Where the content begins when the screen is scrolled to its top.
  package let contentStart: Double
  /// The title in the navigation bar.
  package private(set) var title: Label?
  package private(set) var largeTitle: Label?
  /// The bar around the tabs; `nil` for none.
  package private(set) var capsule: LayoutRect?
  package private(set) var tabs: [Tab] = []

  /// A text on one line, which is not larger if the user wants larger text.
  package struct Label: Hashable, Sendable {
    package let text: String
    package let font: TextFont
    package let room: LayoutRect
    package var isCentered = true

    /// Where it is cut; `nil` if all of it is seen.
    package var cut: TextCut? { TextCut(text, font, to: room.width) }
  }

  package struct Tab: Hashable, Sendable {
    /// The area that is filled if the tab is selected.
    package let frame: LayoutRect
    /// The square of the icon; `nil` on tablets.
    package let icon: LayoutRect?
    package let label: Label
  }

  package var labels: [Label] { [title, largeTitle].compactMap(\.self) + tabs.map(\.label) }

  /// Lays out bars.
  ///
  /// - Parameter length: The height of a drawing with the tab bar at its end; `nil` for the screen.
  package init(_ chrome: ScreenChrome, in view: ScreenView.ID, length: Double? = nil) {
    let environment = view.environment
    let (size, insets) = (environment.containerSize, environment.safeAreaInsets)
    let isTablet = view.device.screen.isTablet
    let isTurned = !isTablet && size.isWide
    let barTop = isTurned ? 24 : max(insets.top, 10)
    let tabsAreAtTop = isTablet && !chrome.tabs.isEmpty
    top = chrome.title != nil ? barTop + 54 : tabsAreAtTop ? barTop + 64 : insets.top
    largeTitleHeight = chrome.title != nil && chrome.hasLargeTitle && !isTurned ? 52 : 0
    bottom = chrome.tabs.isEmpty || isTablet ? insets.bottom : isTurned ? 64 : 83
    contentStart = chrome.isUnderBars ? 0 : top + largeTitleHeight
    let mirror: (LayoutRect) -> LayoutRect = {
      view.direction == .rightToLeft ? $0.mirrored(in: size.width) : $0
    }
    if !chrome.tabs.isEmpty {
      let y = isTablet ? barTop : (length ?? size.height) - bottom
      let look: TabLook = isTablet ? .plain : isTurned ? .low : .high
      addTabs(chrome.tabs, look, size.width, side: max(insets.leading, 21), y, mirror)
    }
    guard let text = chrome.title else { return }
    let side = insets.leading + (isTablet ? 20 : 16)
    let width = max(0, size.width - 2 * side)
    let free = tabsAreAtTop ? max(0, (size.width - (capsule?.width ?? 0)) / 2 - 2 * side) : width
    title = Label(
      text: text, font: TextFont(pointSize: 17, weight: .semibold),
      room: mirror(LayoutRect(x: side, y: barTop, width: free, height: 44)),
      isCentered: !tabsAreAtTop)
    guard largeTitleHeight > 0 else { return }
    largeTitle = Label(
      text: text, font: TextFont(pointSize: 34, weight: .bold),
      room: mirror(LayoutRect(x: side, y: top + 3.5, width: width, height: 41)),
      isCentered: false)
  }

  private enum TabLook {
    /// With an icon above the title, one before it, or none.
    case high, low, plain
  }

  private mutating func addTabs(
    _ tabs: [ScreenChrome.Tab], _ look: TabLook, _ width: Double, side: Double, _ y: Double,
    _ mirror: (LayoutRect) -> LayoutRect
  ) {
    let isHigh = look == .high
    let height = isHigh ? 62.0 : 44
    let (pointSize, before, after) =
      switch look {
      case .high: (10.0, 4.125, 4.125)
      case .low: (12.0, 42.0, 12.0)
      case .plain: (15.0, 16.0, 16.0)
      }
    let font = TextFont(pointSize: pointSize, weight: .medium)
    // High tabs are equal, and overlap where one is selected: three take 274 points. Others are as
    // wide as their titles need.
    let (ends, rest) = isHigh ? (16.25, 0) : (8, before + after)
    let most = max(0, (width - 2 * side - ends) / Double(tabs.count) - rest)
    let widths = tabs.map {
      min(most, isHigh ? 257.75 / 3 : TextMeasurer(font: font).width(of: $0.title))
    }
    let total = widths.reduce(ends) { $0 + $1 + rest }
    var x = (width - total) / 2
    capsule = LayoutRect(x: x, y: y, width: total, height: height)
    x += 4
    for (tab, width) in zip(tabs, widths) {
      let frame = LayoutRect(x: x, y: y + 4, width: before + width + after, height: height - 8)
      let icon = LayoutRect(
        x: isHigh ? x + (frame.width - 24) / 2 : x + 12, y: isHigh ? y + 12 : y + 10, width: 24,
        height: 24)
      let room = LayoutRect(
        x: x + before, y: isHigh ? y + 39 : y + 4, width: width, height: isHigh ? 12 : 36)
      self.tabs.append(
        Tab(
          frame: mirror(frame), icon: look == .plain ? nil : mirror(icon),
          label: Label(text: tab.title, font: font, room: mirror(room))))
      x += width + rest
    }
  }
}
