#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import SwiftUI
  public import UIKit

  /// Where the images of cells come from.
  public struct CatalogImages: Sendable {
    private let bundle: Bundle
    private let loader: any CatalogImageLoader

    /// Takes images from a bundle by name, and from a loader by link.
    ///
    /// - Parameters:
    ///   - bundle: The bundle in which UIKit looks for names: its asset catalogs, then its files.
    ///   - loader: What loads images from addresses.
    public init(bundle: Bundle = .main, loader: any CatalogImageLoader = URLImageLoader()) {
      self.bundle = bundle
      self.loader = loader
    }

    /// The image of a name; `nil` if the bundle has none.
    func named(_ name: String) -> UIImage? {
      UIImage(named: name, in: bundle, with: nil)
    }

    /// The image of an address.
    func load(_ request: ImageRequest) async throws -> UIImage {
      try await loader.image(for: request)
    }

    func prefetch(_ urls: [URL]) async { await loader.prefetch(urls) }

    func cancelPrefetching(_ urls: [URL]) async { await loader.cancelPrefetching(urls) }
  }

  extension EnvironmentValues {
    /// Where the images of cells come from.
    var catalogImages: CatalogImages {
      get { self[CatalogImagesKey.self] }
      set { self[CatalogImagesKey.self] = newValue }
    }
  }

  private struct CatalogImagesKey: EnvironmentKey {
    static let defaultValue = CatalogImages()
  }
#endif
