public import MarqueeCatalog
public import MarqueeDiagnostics
import MarqueeImages
package import MarqueeLoading
public import MarqueePlatform
public import MarqueeScreen
package import MarqueeSolver
package import MarqueeValidation

/// The result of checking one screen: the screen as an app shows it, and its diagnostics.
public struct ScreenReport: Sendable {
  package let parsed: ParsedFile
  package let resolved: ResolvedFile
  /// The screen as an app shows it, without the sections that are faulty, and what it looks like.
  package let scene: ScreenScene
  package let chrome: ScreenChrome
  package let views: ViewFindings
  /// What its own checks have found, in the order of the file.
  package let found: [Diagnostic]
  /// Its diagnostics that are reported, in the order of the file: those that the baseline of the
  /// folder does not have.
  public internal(set) var diagnostics: [Diagnostic]
  /// Whether an error refuses it; see ``screen``.
  var isRefused: Bool
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
    let audience = parsed.file.id.audience
    scene = ScreenScene(
      Screen(catalog, workers: workers),
      locale: DisplayLocale(for: audience, base: settings.locale), theme: settings.theme)
    chrome = settings.chrome(ofScreen: parsed.file.outputName)
    views = ViewFindings(
      of: resolved, shownAs: scene, in: images, settings: settings,
      views: JudgedViews(of: settings, for: audience),
      isMeasured: measuresTexts && parsed.file.bytes.count <= ViewFaults.maximumByteCount, workers)
    found = Validator(settings: settings).validate(
      resolved, views, images: images, workers: workers)
    diagnostics = found
    isRefused = found.contains { $0.severity == .error }
    summary = ScreenSummary(of: resolved, named: parsed.file.outputName)
  }

  /// The file's name, as diagnostics show it.
  public var file: String { parsed.file.name }

  /// The path of the output without its extension: `Home` for `Home.plist`.
  public var outputName: String { parsed.file.outputName }

  /// Whether there is an error among the diagnostics.
  public var hasErrors: Bool { found.contains { $0.severity == .error } }

  /// The catalog, without the sections that are faulty; empty if nothing could be read.
  public var catalog: Catalog { resolved.catalog.catalog }

  /// The screen as an app shows it; `nil` if it, the settings or the library have errors, including
  /// errors that only the whole folder shows.
  public var screen: Screen? { isRefused ? nil : scene.screen }

  /// What it looks like if all of it could be read; `nil` if something is missing.
  ///
  /// Errors in layouts leave nothing out, and the frames help to find their cause.
  package var sceneWithLayoutErrors: ScreenScene? {
    let isWhole = !diagnostics.contains {
      $0.severity == .error && RuleRegistry[$0.rule]?.group != .layout
    }
    return isWhole ? scene : nil
  }

  /// The screen as JSON; `nil` if ``screen`` is.
  ///
  /// - Complexity: O(*n*) in the bytes of the result.
  public func json(style: JSONStyle = .compact) -> Data? { screen?.json(style: style) }

  /// The text that diagnostics point into; empty for a binary property list.
  public var source: SourceFile { parsed.text }
}
