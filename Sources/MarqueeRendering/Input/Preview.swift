package import MarqueeCells
package import MarqueeFigures
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
  /// What is in the file among the sections, and cannot be shown.
  package var faultySections: [FaultySection]
  /// Whether the file is not a property list as a whole, so that an app would show nothing of it.
  package var isBroken: Bool
  /// Whether the screen is an earlier one, because the file cannot be read any more.
  package var isOutOfDate = false
  /// How places in the file are opened in an editor; `nil` if they are not.
  package var editor: EditorLink?
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
    faultySections: [FaultySection] = [], isBroken: Bool = false, editor: EditorLink? = nil,
    diagnostics: [PreviewDiagnostic] = [], images: [String: PreviewImage] = [:],
    locale: DisplayLocale = .enUS, chrome: ScreenChrome = ScreenChrome()
  ) {
    self.title = title
    self.file = file
    self.screen = screen
    self.origins = origins
    self.faultySections = faultySections
    self.isBroken = isBroken
    self.editor = editor
    self.diagnostics = diagnostics
    self.images = images
    self.locale = locale
    self.chrome = chrome
  }
}
