package import MarqueeCells
package import MarqueeScreen

/// What is shown of a screen: the screen itself, where its parts come from, and what is wrong.
package struct Preview: Hashable, Sendable {
  /// The screen's name: `Home`.
  package var title: String
  /// The property list's name, as diagnostics show it.
  package var file: String
  /// The screen, as far as it could be read.
  package var screen: Screen
  /// Where each section comes from, in the order of the screen; may be empty.
  package var origins: [SectionOrigin]
  /// What is wrong with it.
  package var diagnostics: [PreviewDiagnostic]
  /// The images that the screen uses, by name.
  package var images: [String: PreviewImage]
  /// The form of the figures, and the direction in which the screen is read if nobody asks for
  /// another one.
  package var locale: DisplayLocale
  /// What the app shows around the screen.
  package var chrome: ScreenChrome

  /// The figures of the screen's cells.
  package var figures: Figures { Figures(for: locale, currency: screen.currency) }

  package init(
    title: String, file: String, screen: Screen, origins: [SectionOrigin] = [],
    diagnostics: [PreviewDiagnostic] = [], images: [String: PreviewImage] = [:],
    locale: DisplayLocale = .enUS, chrome: ScreenChrome = ScreenChrome()
  ) {
    self.title = title
    self.file = file
    self.screen = screen
    self.origins = origins
    self.diagnostics = diagnostics
    self.images = images
    self.locale = locale
    self.chrome = chrome
  }
}
