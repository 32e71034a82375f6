/// How far an item has moved.
package enum ItemMove: String, Hashable, Sendable, CaseIterable {
  /// To another place of its section: others that it was before are before it now, or the reverse.
  case withinSection
  /// To another section of its screen.
  case betweenSections
  /// To another screen.
  case betweenScreens
}
