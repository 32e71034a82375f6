#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import SwiftUI
  public import UIKit

  /// Where the images of cells come from.
  public struct CatalogImages: Sendable {
    private let bundle: Bundle
    private let loader: any CatalogImageLoader
    private let lookup: Lookup

    /// How a name leads to a file of the bundle; asset catalogs are searched first in either way.
    ///
    /// It is `lookup` under `images` in `Marquee.plist`, by which `marquee` checks the names.
    public enum Lookup: Hashable, Sendable {
      /// As `UIImage(named:)` does: a PNG file by its name without extension, others with it.
      case uiKit
      /// Files that are not PNG by their names without extension, too.
      case files
    }

    /// Takes images from a bundle by name, and from a loader by link.
    ///
    /// - Parameters:
    ///   - bundle: The bundle in which UIKit looks for names: its asset catalogs, then its files.
    ///   - loader: What loads images from addresses.
    ///   - lookup: How a name leads to a file.
    public init(
      bundle: Bundle = .main, loader: any CatalogImageLoader = URLImageLoader(),
      lookup: Lookup = .uiKit
    ) {
      self.bundle = bundle
      self.loader = loader
      self.lookup = lookup
    }

    /// The image of a name, in the scale of the screen; `nil` if the bundle has none.
    ///
    /// - Parameter name: The name, as authors write it.
    public func named(_ name: String) -> UIImage? {
      if let image = UIImage(named: name, in: bundle, with: nil) { return image }
      guard lookup == .files else { return nil }
      // Outside asset catalogs UIKit finds PNG files alone without their extension.
      return Self.fileExtensions.lazy.compactMap { fileExtension in
        UIImage(named: "\(name).\(fileExtension)", in: bundle, with: nil)
      }.first
    }

    /// What else images in a bundle are; those that `marquee` checks, and iOS can draw.
    private static let fileExtensions = [
      "jpg", "jpeg", "heic", "heif", "webp", "avif", "gif", "tiff", "tif", "bmp",
    ]

    /// Loads the image of an address.
    ///
    /// - Throws: The loader's error.
    public func load(_ request: ImageRequest) async throws -> UIImage {
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
