/// All that a screen, a file of the library or the settings depend on, except their own bytes.
///
/// A name that leads to nothing is a reference too: the screen depends on its absence. Checks,
/// cache keys, lists of inputs, publishing and previews all read this one list.
package struct References: Hashable, Sendable {
  /// The images, each spelling once: first those that the file names, in the order of their first
  /// appearance; then those of library items and default values that the screen shows or writes.
  ///
  /// An image that any cell shows has the role ``Reference/Role/shown``.
  package let images: [Reference]
  /// The screens, sections, items and colors that links and fields name, in document order.
  package let links: [Reference]
  /// The library items that the screen shows, in order; a query stands for all items that it finds.
  package let items: [Reference]
  /// What the screen asks of the library, each query once.
  package let queries: [LibraryQuery]
  /// Whether the screen names an item that the library lacks, so that it depends on all items.
  package let lacksItem: Bool

  package init(
    images: [Reference] = [], links: [Reference] = [], items: [Reference] = [],
    queries: [LibraryQuery] = [], lacksItem: Bool = false
  ) {
    self.images = images
    self.links = links
    self.items = items
    self.queries = queries
    self.lacksItem = lacksItem
  }
}

extension References {
  package var imageNames: [String] { images.map(\.name) }

  package var shownImageNames: [String] {
    images.filter { $0.role == .shown }.map(\.name)
  }
}
