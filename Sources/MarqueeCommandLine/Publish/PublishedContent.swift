import MarqueeManifests
import MarqueeScreen

/// The content to publish, independent of what was published before.
struct PublishedContent: Hashable, Sendable {
  var screens: [CatalogManifest.Entry] = []
  var images: [PublishedImage] = []
  var pages: [CatalogManifest.Entry] = []
  var time: String?
  var minimumAppVersion: String?

  /// The manifest of this content.
  func manifest(number: Int, previous: String?) -> PublishedManifest {
    PublishedManifest(
      number: number, time: time, minimumAppVersion: minimumAppVersion, previous: previous,
      screens: screens, images: images, pages: pages)
  }
}
