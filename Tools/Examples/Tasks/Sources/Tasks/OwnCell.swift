#if os(iOS)
  import MarqueeUIKit
  import SwiftUI

  /// Shows films in a cell of the app's own, with the loader and cache of the catalog's images.
  struct FilmHome: View {
    var body: some View {
      CatalogView(.bundle(), of: "Home", configuration: configuration).ignoresSafeArea()
    }

    private var configuration: CatalogConfiguration {
      let images = CatalogImages()
      var configuration = CatalogConfiguration(images: images)
      configuration.cells.use(Film.self, forItemsOfKind: "film") { film, context in
        VStack(alignment: .leading, spacing: 4) {
          CatalogImageView(of: context.item, from: images, cornerRadius: 8)
          Text(film.title).font(.caption.bold())
          if let year = film.year {
            Text(verbatim: "\(year)").font(.caption2).foregroundStyle(.secondary)
          }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
      }
      return configuration
    }
  }

  /// An item of the kind `film`, which `Marquee.plist` declares; `marquee generate swift` writes
  /// it.
  struct Film: Decodable {
    let title: String
    let year: Int?
  }
#endif
