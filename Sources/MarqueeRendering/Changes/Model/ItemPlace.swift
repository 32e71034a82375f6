/// The place of an item in one version of a catalog.
package struct ItemPlace: Hashable, Sendable {
  /// The name of the screen.
  package let screen: String
  /// The index of the section among all sections of the file.
  package let section: Int
  /// The index of the section among the sections that are shown.
  package let shownSection: Int
  /// The index of the item in the section.
  package let item: Int
  /// The identifier of the item in the screen, which may be derived.
  package let id: String
}
