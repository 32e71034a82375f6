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
    /// The language and country for prices, ratings, counts and days, as in previews.
    public var locale: DisplayLocale
    /// What cells look like; `nil` for what a build has written into `Screens.json` or the manifest
    /// that the source reads, or else the built-in look.
    public var theme: Theme?
    /// Formats prices, ratings and counts instead; by default the system's formatters, if the
    /// user's language and country are none of ``locale``'s.
    public var formatter: FigureFormatter?
    /// The texts that are not content.
    public var texts = CatalogTexts()
    /// Whether pulling down reloads the screen, and Command-R with a keyboard.
    ///
    /// In the Mac idiom of Mac Catalyst nothing can be pulled down.
    public var allowsRefresh = true
    /// Makes the view for a state; `nil` for the built-in view.
    public var stateView: ((CatalogState) -> UIView?)?

    /// Makes the SwiftUI view for a state, such as a placeholder while the first screen is loading;
    /// it takes precedence over ``stateView``, and `nil` leaves the state to that.
    public var statePlaceholder: ((CatalogState) -> AnyView?)?
    /// Whether the screen is loaded again when the app returns to the foreground, or when the
    /// network comes back after a failure.
    public var reloadsOnReturn = true

    /// Makes a configuration with images from the app's bundle, and figures for the user's locale.
    public init(images: CatalogImages = CatalogImages()) {
      self.images = images
      let current = Locale.current
      locale = DisplayLocale(closestTo: current.identifier)
      let parts = locale.rawValue.split(separator: "_").map(String.init)
      let own = [current.language.languageCode?.identifier, current.region?.identifier]
      if parts != own { formatter = .system(current) }
    }

    /// The figures of a screen.
    ///
    /// - Parameter currency: The screen's currency; `nil` for the country's.
    func figures(currency: String?) -> Figures {
      var figures =
        formatter.map { Figures(with: $0, currency: currency, days: locale) }
        ?? Figures(for: locale, currency: currency)
      figures.timeZone = .current
      return figures
    }
  }

  extension FigureFormatter {
    /// Formats with the system's formatters.
    public static func system(_ locale: Locale) -> FigureFormatter {
      FigureFormatter(
        currency: locale.currency?.identifier ?? "USD",
        count: { $0.formatted(.number.locale(locale)) },
        rating: { $0.doubleValue.formatted(.number.precision(.fractionLength(1)).locale(locale)) },
        price: { price, currency in
          price.decimalValue.formatted(.currency(code: currency).locale(locale))
        })
    }
  }
#endif
