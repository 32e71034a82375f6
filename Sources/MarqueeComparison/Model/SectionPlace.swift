/// Where a section is in one version of a screen, and what it is there.
package struct SectionPlace: Hashable, Sendable {
  /// The index in the screen.
  package let index: Int
  /// The identifier, which may be a derived one.
  package let id: String
  /// The name of the section type.
  package let type: String
  /// The name; `nil` if its author wrote none.
  package let name: String?
  /// How many items there are.
  package let itemCount: Int
}
