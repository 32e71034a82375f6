/// The place of a section in one version of a screen, and its properties there.
package struct SectionPlace: Hashable, Sendable {
  /// The index in the screen.
  package let index: Int
  /// The identifier, which may be derived.
  package let id: String
  /// The name of the section type.
  package let type: String
  /// The name; `nil` if its author wrote none.
  package let name: String?
  /// The number of items.
  package let itemCount: Int
}
