#if os(iOS)
  public import MarqueeScreen
  import SwiftUI
  public import UIKit

  /// The source of cell images.
  public struct CatalogImages: Sendable {
    private let bundle: Bundle
    let loader: any CatalogImageLoader
    private let lookup: Lookup
    private var published: (manifest: CatalogManifest, base: URL)?

    /// Is posted when images that could not be loaded are tried again.
    static let retry = Notification.Name("MarqueeImagesRetry")

    /// How image names match files in the bundle; asset catalogs always come first.
    ///
    /// It corresponds to `lookup` under `images` in `Marquee.plist`, which `marquee` uses to check
    /// names.
    public enum Lookup: Hashable, Sendable {
      /// Like `UIImage(named:)`: PNG files by name without extension, other files with it.
      case uiKit
      /// Other files by name without extension, too.
      case files
    }

    /// Creates a source of images: from a bundle by name, and from a loader by URL.
    ///
    /// - Parameters:
    ///   - bundle: The bundle in which UIKit searches for names, in its asset catalogs and then its
    ///     files.
    ///   - loader: Loads images from URLs.
    ///   - lookup: How names match files.
    public init(
      bundle: Bundle = .main, loader: any CatalogImageLoader = URLImageLoader.shared,
      lookup: Lookup = .uiKit
    ) {
      self.bundle = bundle
      self.loader = loader
      self.lookup = lookup
    }

    /// Takes images by name from a server first, where `marquee publish` has put them, and from the
    /// bundle if the server has none or cannot be reached.
    ///
    /// - Parameters:
    ///   - manifest: What was published: ``HTTPSource/storedManifest()``.
    ///   - base: The address of the published folder, in which the manifest's channel is.
    public func published(_ manifest: CatalogManifest, at base: URL) -> CatalogImages {
      var images = self
      images.published = (manifest, base)
      return images
    }

    /// The address of a published image that suits this device; `nil` if there is none.
    @MainActor func publishedURL(of name: String, scale: Double, _ colorScheme: ColorScheme) -> URL?
    {
      guard let published else { return nil }
      let device = UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
      let image = published.manifest.image(
        name, scale: scale, device: device, appearance: colorScheme == .dark ? "dark" : "light")
      return image.map { published.base.appending(path: $0.file.object ?? $0.file.file) }
    }

    /// The image with a name, in the scale of the screen; `nil` if the bundle has none.
    ///
    /// - Parameter name: The name, as authors write it.
    public func named(_ name: String) -> UIImage? {
      if let image = UIImage(named: name, in: bundle, with: nil) { return image }
      guard lookup == .files else { return nil }
      // Outside asset catalogs, UIKit finds only PNG files without their extension.
      return Self.fileExtensions.lazy.compactMap { fileExtension in
        UIImage(named: "\(name).\(fileExtension)", in: bundle, with: nil)
      }.first
    }

    /// The other formats of images in a bundle that `marquee` checks and iOS can draw.
    private static let fileExtensions = [
      "jpg", "jpeg", "heic", "heif", "webp", "avif", "gif", "tiff", "tif", "bmp",
    ]

    /// Loads the image for a request.
    ///
    /// - Throws: The loader's error.
    public func load(_ request: ImageRequest) async throws -> UIImage {
      try await loader.image(for: request)
    }
  }

  extension EnvironmentValues {
    var catalogImages: CatalogImages {
      get { self[CatalogImagesKey.self] }
      set { self[CatalogImagesKey.self] = newValue }
    }
  }

  private struct CatalogImagesKey: EnvironmentKey {
    static let defaultValue = CatalogImages()
  }
#endif
