package import MarqueeCatalog
public import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
import MarqueeScreen
package import MarqueeValidation

/// The result of checking a content folder.
public struct ContentReport: Sendable {
  /// The screens, in the order of their files' names.
  public let screens: [ScreenReport]
  /// The images; those that were inspected have their properties; `nil` if no folder was read.
  package let images: ImageLibrary?
  package let settings: Settings
  private let findings: FolderFindings

  /// The section types and kinds of items that the screens can use.
  package var contentModel: ContentModel { settings.contentModel }

  init(
    _ screens: [ScreenReport], _ findings: FolderFindings, images: ImageLibrary?,
    settings: Settings
  ) {
    self.settings = settings
    self.screens = zip(screens, findings.screenDiagnostics).map { screen, diagnostics in
      var screen = screen
      screen.diagnostics = diagnostics
      screen.isRefused = findings.refuses(screen: screen.file, diagnostics)
      return screen
    }
    self.findings = findings
    self.images = images
  }

  /// The diagnostics of the settings, and of the items of the library.
  public var settingsDiagnostics: [Diagnostic] { findings.settingsDiagnostics }

  /// The diagnostics of the folder as a whole, such as for images that no screen shows.
  ///
  /// Empty if not all screens of the folder were read.
  public var folderDiagnostics: [Diagnostic] { findings.folderDiagnostics }

  /// All diagnostics: those of the settings first, then of the folder, then of the screens.
  public var diagnostics: [Diagnostic] {
    settingsDiagnostics + folderDiagnostics + screens.flatMap(\.diagnostics)
  }

  /// How many diagnostics are not reported because the baseline has them.
  package var hiddenCount: Int { findings.hiddenCount }

  /// Whether the baseline has all of a rule at a place.
  package func baselineHides(_ diagnostic: Diagnostic) -> Bool {
    findings.hidden.contains(FolderFindings.Fact(diagnostic))
  }

  /// The texts that the diagnostics point into.
  public var sources: [SourceFile] { findings.sources + screens.map(\.source) }

  /// The texts of files other than screens: settings, library, image sets.
  package var folderSources: [SourceFile] { findings.sources }

  /// Returns a baseline with one more of the diagnostics, so that it is not reported again.
  ///
  /// - Returns: `nil` for an error, which is never in a baseline, and without a baseline.
  package func baseline(_ baseline: Baseline?, adding diagnostic: Diagnostic) -> Baseline? {
    guard var baseline, let entry = findings.judged.scope.entries(for: diagnostic).first
    else { return nil }
    baseline.add(entry, count: 1)
    return baseline
  }

  /// The rules that screens and folder were checked with.
  package var rules: RuleSet { findings.rules }

  /// The settings, files of the library and screens that have errors, each once.
  package var filesWithErrors: [String] {
    (settingsDiagnostics + screens.flatMap(\.diagnostics))
      .filter { $0.severity == .error }.map(\.place.file).distinct
  }

  /// The names of all images that the screens depend on, each once, in the order of their bytes.
  package var imageNames: [String] { names { $0.imageNames } }

  /// The names of the images that cells show, each once, in the order of their bytes.
  package var shownImageNames: [String] { names { $0.shownImageNames } }

  private func names(_ names: (References) -> [String]) -> [String] {
    Set(screens.flatMap { names($0.resolved.references) })
      .sortedByBytes()
  }
}
