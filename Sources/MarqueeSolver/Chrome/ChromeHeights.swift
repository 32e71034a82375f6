/// How far the bars of an app reach into a screen, in points.
package struct ChromeHeights: Hashable, Sendable {
  /// From the top edge to the end of the navigation bar, or of the status bar if there is no
  /// navigation bar.
  package var top: Double
  /// The height of the large title, which scrolls with the content; 0 for none.
  package var largeTitle: Double
  /// From the start of the tab bar to the bottom edge.
  package var bottom: Double
  /// Where the content begins when the screen is scrolled to its top.
  package var contentStart: Double
}
