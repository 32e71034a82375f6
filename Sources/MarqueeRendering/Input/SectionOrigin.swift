package struct SectionOrigin: Hashable, Sendable {
  /// The coding path: `[2]`.
  package var place: String
  /// The line, from 1; `nil` in a binary property list.
  package var line: Int?
  /// The coding path of the items: `[2].contentItem`.
  package var itemsPlace: String
  /// The line of each item, or empty.
  package var itemLines: [Int]
  /// The authored fields of each item, or empty.
  package var itemFields: [[AuthoredField]]

  package init(
    place: String, line: Int?, itemsPlace: String, itemLines: [Int],
    itemFields: [[AuthoredField]] = []
  ) {
    self.place = place
    self.line = line
    self.itemsPlace = itemsPlace
    self.itemLines = itemLines
    self.itemFields = itemFields
  }
}
