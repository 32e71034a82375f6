package import MarqueeDiagnostics

/// The name of something outside of a property list that the list depends on.
package struct Reference: Hashable, Sendable {
  package enum Target: String, Hashable, Sendable {
    case image, screen, section, item, color
    case libraryItem
  }

  package enum Role: String, Hashable, Sendable {
    case shown
    case field
    case link
    /// It is in a field's default value, or in a value that takes its place.
    case defaultValue
  }

  package let target: Target
  package let name: String
  /// The screen that a section is on; `nil` for any screen.
  package let screen: String?
  package let role: Role
  /// Where the name is; `nil` for an image, which rules find in the tree.
  package let place: Place?

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
