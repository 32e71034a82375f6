/// A target in a site of an item or a header.
package struct SiteDestination: Hashable, Sendable {
  package var section: Int
  /// The item with the link; `nil` for the section's header.
  package var item: Int?
  package var title: String
  /// The target page, relative to the page with the link; a URI reference.
  package var address: String

  package init(section: Int, item: Int? = nil, title: String, address: String) {
    self.section = section
    self.item = item
    self.title = title
    self.address = address
  }
}
