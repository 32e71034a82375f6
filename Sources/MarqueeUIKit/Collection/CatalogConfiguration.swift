#if os(iOS)
  public import MarqueeScreen
  public import SwiftUI
  public import UIKit

  /// The configuration of a catalog's look and behavior, as far as it differs from the preview.
  @MainActor public struct CatalogConfiguration {
    /// The app's own cells.
    public var cells = CatalogCells()
    /// Where images come from.
    public var images: CatalogImages
    /// The language and country for prices, ratings and counts.
    public var locale: DisplayLocale
    /// The texts that are not content.
    public var texts = CatalogTexts()
    /// Whether pulling down reloads the screen.
    public var allowsRefresh = true
    /// Makes the view for a state; `nil` for the built-in view.
    public var stateView: ((CatalogState) -> UIView?)?

    /// Makes the SwiftUI view for a state, such as a placeholder while the first screen is loading; it
    /// takes precedence over ``stateView``, and `nil` leaves the state to that.
    public var statePlaceholder: ((CatalogState) -> AnyView?)?
    /// Whether the screen is loaded again when the app returns to the foreground, or when the network
    /// comes back after a failure.
    public var reloadsOnReturn = true

    /// Makes a configuration with images from the app's bundle, and figures for the user's locale.
    public init(images: CatalogImages = CatalogImages()) {
      self.images = images
      locale = DisplayLocale(closestTo: Locale.current.identifier)
    }
  }
#endif
