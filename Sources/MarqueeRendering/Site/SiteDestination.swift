/// A place in a site that an item or a header leads to.
package struct SiteDestination: Hashable, Sendable {
  /// The section that leads there.
  package var section: Int
  /// The item of that section; `nil` for its header.
  package var item: Int?
  /// The name of the screen that is there.
  package var title: String
  /// The page, relative to the one that leads there; a URI reference.
  package var address: String

  package init(section: Int, item: Int? = nil, title: String, address: String) {
    self.section = section
    self.item = item
    self.title = title
    self.address = address
  }
}
