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
  /// What makes the sections of the screen; `nil` where nobody asks for them.
  private let transformer: ScreenTransformer?
  /// The whole screen; `nil` where only JSON is wanted, which is written section by section: a large
  /// screen would take as much memory as all else.
  private let wholeScreen: Screen?
  private let workers: Workers
  /// Where it shows which images, in which sizes.
  package let imageUsages: ImageUsages
  /// What is wrong with it, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// Checks a screen.
  ///
  /// The screen is transformed here and nowhere else: rules about images, previews, layouts and JSON
  /// all use this one.
  ///
  /// - Parameters:
  ///   - images: The images of the content folder; `nil` if none are known.
  ///   - goal: What the screen is for.
  /// - Complexity: O(*n*) in the bytes of the screen, and in its items times the devices if there are
  ///   images.
  init(
    _ loaded: LoadedScreen, images: ImageLibrary?, settings: Settings, for goal: RunGoal,
    workers: Workers
  ) {
    self.loaded = loaded
    self.workers = workers
    let validator = Validator(settings: settings)
    guard let content = loaded.content else {
      transformer = nil
      wholeScreen = nil
      imageUsages = ImageUsages()
      diagnostics = validator.apply(to: loaded.diagnostics)
      return
    }
    let showsImages = images.map { !$0.isEmpty } ?? false
    let isAskedFor = goal != .output(nil) || showsImages
    let transformer = isAskedFor ? ScreenTransformer(content.catalog.catalog, workers) : nil
    let screen =
      goal.keepsStages || showsImages ? transformer.map { Screen($0, workers: workers) } : nil
    self.transformer = transformer
    wholeScreen = screen
    imageUsages =
      screen.map { ImageUsages(of: content, shownAs: $0, in: images, on: settings.devices) }
      ?? ImageUsages()
    diagnostics = validator.validate(
      content, imageUsages: imageUsages, readingDiagnostics: loaded.diagnostics, images: images,
      workers: workers)
  }

  /// The screen as far as it could be read, without the sections that are faulty.
  package var screen: Screen {
    wholeScreen ?? Screen(located?.catalog ?? Catalog(sections: []), workers: workers)
  }

  /// The property list that it comes from.
  package var source: SourceScreen { loaded.source }

  /// The catalog with its places; `nil` if nothing could be read.
  package var located: LocatedCatalog? { loaded.content?.catalog }

  /// Whether there is an error among the diagnostics.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The screen as JSON; `nil` if it has errors, for it would lack something.
  func json(_ style: JSONStyle, workers: Workers) -> [UInt8]? {
    guard !hasErrors else { return nil }
    return wholeScreen?.jsonBytes(style: style, workers: workers)
      ?? transformer?.jsonBytes(style: style, workers: workers)
  }
}
