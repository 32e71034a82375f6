package import MarqueeScreen

/// A screen of a catalog, with its name, and with what an error kept from being shown.
package struct NamedScreen: Sendable {
  /// The name, such as `Home`, which is unique in the catalog.
  package let name: String
  package let screen: Screen
  /// The sections that could not be read, in order.
  package let unreadSections: [UnreadSection]
  package let unreadParts: [UnreadPart]

  package init(
    name: String, screen: Screen, unreadSections: [UnreadSection] = [],
    unreadParts: [UnreadPart] = []
  ) {
    self.name = name
    self.screen = screen
    self.unreadSections = unreadSections
    self.unreadParts = unreadParts
  }

  package var isUnread: Bool { unreadParts.contains { $0.subject == .screen } }
}
