import MarqueeCatalog
package import MarqueeCells
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
  /// The screen as an app shows it, as far as the goal of the run asks for it.
  let shown: ShownScreen
  private let workers: Workers
  /// What the app shows around it.
  package let chrome: ScreenChrome
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
    chrome = settings.chrome(ofScreen: loaded.source.outputName)
    let validator = Validator(settings: settings)
    guard let content = loaded.content else {
      shown = .catalog(Catalog(sections: []))
      imageUsages = ImageUsages()
      diagnostics = validator.apply(to: loaded.diagnostics)
      return
    }
    var catalog = content.catalog.catalog
    if catalog.currency == nil { catalog.currency = settings.currency }
    let isJudgedByTexts = loaded.source.bytes.count <= TextFits.maximumByteCount
    var textFits = isJudgedByTexts ? TextFits() : .skipped
    if goal.keepsStages || images?.isEmpty == false || isJudgedByTexts {
      let screen = Screen(catalog, workers: workers)
      shown = .whole(screen)
      imageUsages = ImageUsages(
        of: content, shownAs: screen, in: images, on: settings.devices)
      if isJudgedByTexts {
        textFits = TextFits(
          of: content, shownAs: screen, on: settings.devices, textSizes: settings.textSizes,
          workers)
      }
    } else {
      shown =
        goal.style == nil ? .catalog(catalog) : .sections(ScreenTransformer(catalog, workers))
      imageUsages = ImageUsages()
    }
    diagnostics = validator.validate(
      content, imageUsages: imageUsages, textFits: textFits,
      readingDiagnostics: loaded.diagnostics, images: images, workers: workers)
  }

  /// The screen as far as it could be read, without the sections that are faulty.
  package var screen: Screen { shown.screen(workers) }

  /// The property list that it comes from.
  package var source: SourceScreen { loaded.source }

  /// The catalog with its places; `nil` if nothing could be read.
  package var located: LocatedCatalog? { loaded.content?.catalog }

  /// Whether there is an error among the diagnostics.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
