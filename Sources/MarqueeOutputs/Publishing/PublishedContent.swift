package import MarqueeScreen

package struct PublishedContent: Hashable, Sendable {
  package var screens: [CatalogManifest.Entry] = []
  package var images: [PublishedImage] = []
  package var time: String?
  package var minimumAppVersion: String?
  package var theme = Theme()

  package func manifest(number: Int, previous: String?) -> CatalogManifest {
    CatalogManifest(
      number: number, time: time, minimumAppVersion: minimumAppVersion, previous: previous,
      screens: screens, images: images, theme: theme)
  }
}
