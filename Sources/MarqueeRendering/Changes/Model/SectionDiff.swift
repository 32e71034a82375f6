/// What happened to a section; unchanged sections have none.
package struct SectionDiff: Hashable, Sendable {
  /// Its old place; `nil` if it was added.
  package let old: SectionPlace?
  /// Its new place; `nil` if it was removed.
  package let new: SectionPlace?
  /// Whether it has moved: its order relative to some other sections has changed.
  package let isMoved: Bool
  /// Whether its text differs, and an error in one or both versions prevents a closer comparison.
  package let isUnread: Bool
  /// The fields whose values have changed: its name, type, layout, link, and authors' own fields.
  package let fields: [FieldChange]
  /// Its items that differ, in the order of the new version.
  ///
  /// Removed items are at their former place. An item that moved to another section is only listed
  /// there. An added or removed section lists all its items.
  package let items: [ItemDiff]

  var isEmpty: Bool {
    old != nil && new != nil && !isMoved && !isUnread && fields.isEmpty && items.isEmpty
  }
}
