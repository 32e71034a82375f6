package import MarqueeCells
package import MarqueeScreen
package import MarqueeSolver

/// The preview of a screen: the screen, the places of its parts in the file, and its diagnostics.
package struct Preview: Hashable, Sendable {
  /// The screen's name: `Home`.
  package var title: String
  /// The property list's name, as in diagnostics.
  package var file: String
  package var scene: ScreenScene
  /// The places of the sections in the file, in the order of the screen; may be empty.
  package var origins: [SectionOrigin]
  /// The parts of the file among the sections that cannot be shown.
  package var faultySections: [FaultySection]
  /// Whether the whole file is not a property list, so that an app would show nothing.
  package var isBroken: Bool
  /// Whether the screen is from an earlier version, because the file cannot be read any more.
  package var isOutOfDate = false
  /// How places in the file are opened in an editor; `nil` if they cannot be.
  package var editor: EditorLink?
  package var diagnostics: [PreviewDiagnostic]
  /// The images that the screen uses, by name.
  package var images: [String: PreviewImage]
  /// From which side it is read at first.
  package var direction: ReadingDirection
  /// The bars that the app shows around the screen.
  package var chrome: ScreenChrome

  package var screen: Screen { scene.screen }
  /// The format of figures.
  package var locale: DisplayLocale { scene.locale }

  package init(
    title: String, file: String, scene: ScreenScene, origins: [SectionOrigin] = [],
    faultySections: [FaultySection] = [], isBroken: Bool = false, editor: EditorLink? = nil,
    diagnostics: [PreviewDiagnostic] = [], images: [String: PreviewImage] = [:],
    direction: ReadingDirection? = nil,
    chrome: ScreenChrome = ScreenChrome()
  ) {
    self.title = title
    self.file = file
    self.scene = scene
    self.origins = origins
    self.faultySections = faultySections
    self.isBroken = isBroken
    self.editor = editor
    self.diagnostics = diagnostics
    self.images = images
    self.direction = direction ?? scene.locale.direction
    self.chrome = chrome
  }
}
