/// What happened to a screen; unchanged screens have none.
package struct ScreenDiff: Hashable, Sendable {
  /// Its name in the old version; `nil` if it was added.
  package let oldName: String?
  /// Its name in the new version; `nil` if it was removed.
  package let newName: String?
  /// Whether its name has changed; never true if both screens were chosen for the comparison.
  package let isRenamed: Bool
  /// The fields whose values have changed: the currency, the layout configuration, and authors' own
  /// fields.
  package let fields: [FieldChange]
  /// Its parts other than sections that have an error and differ.
  package let unread: [UnreadChange]
  /// Its sections that differ, in the order of the new version.
  ///
  /// Removed sections are at their former place. An added or removed screen lists all its sections.
  /// A screen of which one version cannot be read lists none.
  package let sections: [SectionDiff]

  package var name: String { newName ?? oldName ?? "" }

  var isEmpty: Bool {
    oldName != nil && newName != nil && !isRenamed && fields.isEmpty && unread.isEmpty
      && sections.isEmpty
  }
}
