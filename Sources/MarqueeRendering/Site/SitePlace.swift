/// The place of a page in a site: its neighbors, and the targets of its links.
///
/// All addresses are relative to the page, as URI references.
package struct SitePlace: Hashable, Sendable {
  package struct Neighbor: Hashable, Sendable {
    package var title: String
    package var address: String

    package init(title: String, address: String) {
      self.title = title
      self.address = address
    }
  }

  package var index: String
  /// The folder of the files that all pages share, with a slash at the end; empty for the page's
  /// own folder.
  package var assets: String
  /// The screen before this one; `nil` for the first.
  package var previous: Neighbor?
  /// The screen after this one; `nil` for the last.
  package var next: Neighbor?
  /// The targets of the screen's items and headers.
  package var destinations: [SiteDestination]

  package init(
    index: String, assets: String, previous: Neighbor? = nil, next: Neighbor? = nil,
    destinations: [SiteDestination] = []
  ) {
    self.index = index
    self.assets = assets
    self.previous = previous
    self.next = next
    self.destinations = destinations
  }
}
