/// Which entry of a ``ScreenDiff`` a change is: a section, or an item of one.
package struct ChangePlace: Hashable, Sendable {
  /// The index in the sections of the difference, which is no index of a screen.
  package let section: Int
  /// The index in the items of that section's difference; `nil` for the section itself.
  package let item: Int?

  package init(section: Int, item: Int? = nil) {
    self.section = section
    self.item = item
  }

  /// A name for elements of a page.
  var id: String { "change-\(section)\(item.map { "-\($0)" } ?? "")" }
}
