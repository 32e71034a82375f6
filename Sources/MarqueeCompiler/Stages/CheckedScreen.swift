package import MarqueeDiagnostics
import MarqueeImages
package import MarqueeLoading
package import MarqueeScreen
package import MarqueeSolver
package import MarqueeValidation

/// The result of *check* for a screen: the screen as an app shows it, and its diagnostics.
package struct CheckedScreen: Sendable {
  package let parsed: ParsedFile
  package let resolved: ResolvedFile
  /// The screen as an app shows it, without the sections that are faulty.
  package let screen: Screen
  package let chrome: ScreenChrome
  package let views: ViewFindings
  /// Its diagnostics, in the order of the file.
  package let diagnostics: [Diagnostic]
  package let summary: ScreenSummary

  /// Checks a screen.
  ///
  /// The screen is transformed here and nowhere else: rules, previews, layouts and JSON all use
  /// this one.
  ///
  /// - Parameters:
  ///   - images: The images of the content folder; those that the screen names are inspected. `nil`
  ///     if none are known.
  ///   - workers: The threads that do the work.
  /// - Complexity: O(*n*) in the bytes of the screen, and in its items times the devices.
  init(
    _ parsed: ParsedFile, _ resolved: ResolvedFile, images: ImageLibrary?, settings: Settings,
    measuresTexts: Bool, workers: Workers
  ) {
    self.parsed = parsed
    self.resolved = resolved
    var catalog = resolved.catalog.catalog
    if catalog.currency == nil { catalog.currency = settings.currency }
    screen = Screen(catalog, workers: workers)
    chrome = settings.chrome(ofScreen: parsed.file.outputName)
    views = ViewFindings(
      of: resolved, shownAs: screen, in: images, settings: settings,
      views: JudgedViews(
        of: settings, for: ScreenID(path: parsed.file.outputName).audience),
      isMeasured: measuresTexts && parsed.file.bytes.count <= TextFits.maximumByteCount, workers)
    diagnostics = Validator(settings: settings).validate(
      resolved, views, images: images, workers: workers)
    summary = ScreenSummary(of: resolved, named: parsed.file.outputName)
  }

  package var file: ContentFile { parsed.file }
  package var audience: Audience { ScreenID(path: file.outputName).audience }
  /// The format of its figures.
  package var locale: DisplayLocale { views.views.locale }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
