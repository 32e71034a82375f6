/// The position of a change in a ``ScreenDiff``: a section, or an item of one.
package struct ChangePlace: Hashable, Sendable {
  /// The index in the diff's sections, which is not an index in a screen.
  package let section: Int
  /// The index in the items of that section's diff; `nil` for the section itself.
  package let item: Int?

  package init(section: Int, item: Int? = nil) {
    self.section = section
    self.item = item
  }

  var id: String { "change-\(section)\(item.map { "-\($0)" } ?? "")" }
}
