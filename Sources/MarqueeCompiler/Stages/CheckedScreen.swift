import MarqueeCatalog
package import MarqueeDiagnostics
import MarqueeImages
package import MarqueeLoading
package import MarqueeScreen
import MarqueeSupport
package import MarqueeValidation

/// What *check* makes of a screen: all that is wrong with it, and the screen as an app shows it.
package struct CheckedScreen: Sendable {
  /// The screen as it was loaded.
  package let loaded: LoadedScreen
  /// The screen as far as it could be read, without the sections that are faulty.
  ///
  /// It is made here and nowhere else: rules about images, previews, layouts and JSON all use it.
  package let screen: Screen
  /// Where it shows which images, in which sizes.
  package let imageUsages: ImageUsages
  /// What is wrong with it, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// Checks a screen.
  ///
  /// - Parameter images: The images of the content folder; `nil` if none are known.
  /// - Complexity: O(*n*) in the bytes of the screen, and in its items times the devices if there are
  ///   images.
  init(
    _ loaded: LoadedScreen, images: ImageLibrary?, settings: Settings, workers: Workers
  ) {
    self.loaded = loaded
    let validator = Validator(settings: settings)
    guard let content = loaded.content else {
      screen = Screen(Catalog(sections: []))
      imageUsages = ImageUsages()
      diagnostics = validator.apply(to: loaded.diagnostics)
      return
    }
    screen = Screen(content.catalog.catalog, workers: workers)
    imageUsages = ImageUsages(of: content, shownAs: screen, in: images, on: settings.devices)
    diagnostics = validator.validate(
      content, imageUsages: imageUsages, readingDiagnostics: loaded.diagnostics, images: images,
      workers: workers)
  }

  /// The property list that it comes from.
  package var source: SourceScreen { loaded.source }

  /// The catalog with its places; `nil` if nothing could be read.
  package var located: LocatedCatalog? { loaded.content?.catalog }

  /// Whether there is an error among the diagnostics.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The screen as JSON; `nil` if it has errors, for it would lack something.
  func json(_ style: JSONStyle, workers: Workers) -> [UInt8]? {
    hasErrors ? nil : screen.jsonBytes(style: style, workers: workers)
  }
}
