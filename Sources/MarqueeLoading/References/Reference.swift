package import MarqueeDiagnostics

/// The name of something outside of a property list that the list depends on.
package struct Reference: Hashable, Sendable {
  /// The kind of thing that a name refers to.
  package enum Target: String, Hashable, Sendable {
    case image, screen, section, item, color
    /// An item of the library.
    case libraryItem
  }

  /// What the name is for.
  package enum Role: String, Hashable, Sendable {
    /// A cell shows it.
    case shown
    /// It is the value of a field that no cell shows.
    case field
    /// It is part of a link.
    case link
    /// It is in a field's default value, or in a value that takes its place.
    case defaultValue
  }

  /// The kind of thing that the name refers to.
  package let target: Target
  /// The name, as written.
  package let name: String
  /// The screen that a section is on; `nil` for any screen.
  package let screen: String?
  /// What the name is for.
  package let role: Role
  /// Where the name is; `nil` for an image, which rules find in the tree.
  package let place: Place?

  /// Makes a reference.
  package init(
    _ target: Target, _ name: String, on screen: String? = nil, as role: Role, at place: Place?
  ) {
    self.target = target
    self.name = name
    self.screen = screen
    self.role = role
    self.place = place
  }
}
