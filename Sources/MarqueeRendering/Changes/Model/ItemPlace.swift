package struct ItemPlace: Hashable, Sendable {
  package let screen: String
  /// The index of the section among all sections of the file.
  package let section: Int
  package let shownSection: Int
  package let item: Int
  /// The identifier of the item in the screen, which may be derived.
  package let id: String
}
