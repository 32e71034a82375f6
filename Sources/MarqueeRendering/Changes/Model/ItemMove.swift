package enum ItemMove: String, Hashable, Sendable, CaseIterable {
  /// Within its section: its order relative to some other items has changed.
  case withinSection
  case betweenSections
  case betweenScreens
}
