package import MarqueeScreen

/// A screen of a catalog, with its name.
package struct NamedScreen: Sendable {
  /// The name, such as `Home`; no other screen of the catalog has it.
  package let name: String
  /// The screen, as far as it could be read.
  package let screen: Screen

  /// Names a screen.
  package init(name: String, screen: Screen) {
    self.name = name
    self.screen = screen
  }
}
