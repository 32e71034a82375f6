/// What became of a section; nothing is said of one that is the same.
package struct SectionDiff: Hashable, Sendable {
  /// Where it was; `nil` for one that was added.
  package let old: SectionPlace?
  /// Where it is; `nil` for one that was removed.
  package let new: SectionPlace?
  /// Whether it has moved: others that it was before are before it now, or the reverse.
  package let isMoved: Bool
  /// The fields that have other values: its name, type, layout, link, and those of the authors' own.
  package let fields: [FieldChange]
  /// Its items that are not the same, in the order of the new version.
  ///
  /// Removed ones are where they were. One that has moved to another section is listed there alone. A section that was added or
  /// removed lists all of its items.
  package let items: [ItemDiff]

  /// Whether nothing is different.
  var isEmpty: Bool {
    old != nil && new != nil && !isMoved && fields.isEmpty && items.isEmpty
  }
}
