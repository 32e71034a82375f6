package import MarqueeScreen

/// A screen of a catalog, with its name, and with what an error kept from being shown.
package struct NamedScreen: Sendable {
  /// The name, such as `Home`, which is unique in the catalog.
  package let name: String
  /// The readable part of the screen.
  package let screen: Screen
  /// The sections that could not be read, in order.
  package let unreadSections: [UnreadSection]
  /// Other parts that could not be read.
  package let unreadParts: [UnreadPart]

  /// Makes a named screen.
  package init(
    name: String, screen: Screen, unreadSections: [UnreadSection] = [],
    unreadParts: [UnreadPart] = []
  ) {
    self.name = name
    self.screen = screen
    self.unreadSections = unreadSections
    self.unreadParts = unreadParts
  }

  /// Whether nothing of it could be read.
  package var isUnread: Bool { unreadParts.contains { $0.subject == .screen } }
}
