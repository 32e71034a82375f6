package import MarqueeScreen

/// A screen of a catalog, with its name.
package struct NamedScreen: Sendable {
  /// The name, such as `Home`, which is unique in the catalog.
  package let name: String
  /// The screen, as far as it could be read.
  package let screen: Screen

  /// Makes a named screen.
  package init(name: String, screen: Screen) {
    self.name = name
    self.screen = screen
  }
}
