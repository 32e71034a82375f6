/// A section that a version of a screen could not show because of an error.
package struct UnreadSection: Hashable, Sendable {
  /// The index among all sections of the file.
  package let index: Int
  /// The authored identifier; `nil` for none.
  package let id: String?
  /// The name of the section type as written; `nil` for none.
  package let type: String?
  /// The name; `nil` if its author wrote none.
  package let name: String?
  /// The number of items that were found.
  package let itemCount: Int
  /// A hash of its text, which the order of keys and white space do not affect.
  package let fingerprint: Int

  /// Describes a section.
  package init(
    index: Int, id: String?, type: String?, name: String?, itemCount: Int, fingerprint: Int
  ) {
    self.index = index
    self.id = id
    self.type = type
    self.name = name
    self.itemCount = itemCount
    self.fingerprint = fingerprint
  }
}
