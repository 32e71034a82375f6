/// How an item has moved.
package enum ItemMove: String, Hashable, Sendable, CaseIterable {
  /// Within its section: its order relative to some other items has changed.
  case withinSection
  /// To another section of its screen.
  case betweenSections
  /// To another screen.
  case betweenScreens
}
