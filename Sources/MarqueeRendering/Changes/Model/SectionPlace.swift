/// The place of a section in one version of a screen, and its properties there.
package struct SectionPlace: Hashable, Sendable {
  package let index: Int
  /// The index among the sections that are shown; `nil` if an error keeps it from being shown.
  package let shownIndex: Int?
  /// The identifier, which may be derived; `nil` if the section has an error and no identifier.
  package let id: String?
  /// The name of the section type; `nil` if the section has an error and no type.
  package let type: String?
  /// The name; `nil` if its author wrote none.
  package let name: String?
  package let itemCount: Int

  package var hasError: Bool { shownIndex == nil }
}
