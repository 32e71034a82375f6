/// How far the bars of an app reach into a screen, in points.
package struct ChromeHeights: Hashable, Sendable {
  /// From the upper edge to the end of the navigation bar, or of the status bar if there is none.
  package var top: Double
  /// The line of the large title, which moves with the content; 0 for none.
  package var largeTitle: Double
  /// From the start of the tab bar to the lower edge.
  package var bottom: Double
  /// Where the content begins while the screen is at its top.
  package var contentStart: Double
}
