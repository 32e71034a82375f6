#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeFigures
  import MarqueeScreen
  public import UIKit

  /// How a catalog looks and behaves, where it differs from its preview.
  @MainActor public struct CatalogConfiguration {
    /// Cells of the app's own.
    public var cells = CatalogCells()
    /// Where images come from.
    public var images: CatalogImages
    /// The language and the country that prices, ratings and counts are written for.
    public var locale: DisplayLocale
    /// The words that are not content.
    public var texts = CatalogTexts()
    /// Whether pulling down loads the screen again.
    public var allowsRefresh = true
    /// The view of a state in place of the built-in one; `nil` for the built-in one.
    public var stateView: ((CatalogState) -> UIView?)?

    /// Makes a configuration of images from the app's bundle, and figures for the user's country.
    public init(images: CatalogImages = CatalogImages()) {
      self.images = images
      locale = DisplayLocale(closestTo: Locale.current.identifier)
    }
  }
#endif
