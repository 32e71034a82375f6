import CatalogContent
import MarqueeUIKit

extension CatalogConfiguration {
  /// Images from the content's bundle, and the app's own cell for films.
  static var catalogApp: CatalogConfiguration {
    let images = CatalogImages(bundle: CatalogContent.bundle)
    var configuration = CatalogConfiguration(images: images)
    configuration.cells.use(Film.self, forItemsOfKind: "film") { film, _ in
      FilmCell(film: film, images: images)
    }
    return configuration
  }
}
