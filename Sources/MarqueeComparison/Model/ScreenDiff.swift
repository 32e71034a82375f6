/// What became of a screen; nothing is said of one that is the same.
package struct ScreenDiff: Hashable, Sendable {
  /// Its name in the old version; `nil` for one that was added.
  package let oldName: String?
  /// Its name in the new version; `nil` for one that was removed.
  package let newName: String?
  /// Whether it has another name, which is no change of two that were chosen to be compared.
  package let isRenamed: Bool
  /// The fields that have other values: the currency, what holds for all layouts, and those of the
  /// authors' own.
  package let fields: [FieldChange]
  /// Its sections that are not the same, in the order of the new version.
  ///
  /// Removed ones are where they were. A screen that was added or removed lists all of its sections.
  package let sections: [SectionDiff]

  /// Its name in the new version, or else in the old one.
  package var name: String { newName ?? oldName ?? "" }

  /// Whether nothing is different.
  var isEmpty: Bool {
    oldName != nil && newName != nil && !isRenamed && fields.isEmpty && sections.isEmpty
  }
}
