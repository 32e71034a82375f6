public import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
package import MarqueeValidation

/// What became of a content folder.
public struct ContentReport: Sendable {
  /// The screens, in the order of their files' names.
  public let screens: [ScreenReport]
  /// What is wrong with the settings, and with the items of the library.
  public let settingsDiagnostics: [Diagnostic]
  /// What is wrong with the folder as a whole, such as images that no screen shows.
  ///
  /// Empty where not all screens of the folder were looked at.
  public let folderDiagnostics: [Diagnostic]
  /// The images, as far as they were looked into; `nil` if no folder was looked at.
  package let images: ImageLibrary?
  /// Why not all could be kept for the next run; `nil` if all is well, or nothing was to be kept.
  package let cacheError: FileError?
  /// The rules that screens and folder were judged by.
  package let rules: RuleSet
  /// Whether these are all screens of a content folder.
  let isWhole: Bool
  /// Whether all files that may be screens could be read, so that any other screen is gone.
  package let hasAllScreens: Bool
  /// What is wrong with the settings and the library, whichever stage has found it: where it is an
  /// error, no screen is written.
  package let sharedDiagnostics: [Diagnostic]
  private let folderDiagnosticsByFile: [String: [Diagnostic]]
  private let settingsSource: SourceFile?
  private let libraryTexts: [SourceFile]

  init(
    of content: ContentFolder, _ screens: [ScreenReport], images: ImageLibrary?,
    libraryDiagnostics: [Diagnostic], folderDiagnostics: [Diagnostic], cacheError: FileError? = nil
  ) {
    settingsDiagnostics = content.settingsDiagnostics + libraryDiagnostics
    let byFile = Dictionary(grouping: folderDiagnostics, by: \.place.file)
    let sharedFiles =
      [content.settingsFile?.name].compactMap(\.self) + content.librarySources.map(\.file.name)
    let folderErrors = sharedFiles.flatMap { byFile[$0, default: []] }
      .filter { $0.severity == .error }
    sharedDiagnostics = settingsDiagnostics + folderErrors
    let isShared = sharedDiagnostics.contains { $0.severity == .error }
    self.screens = screens.map { screen in
      var screen = screen
      screen.isRefused =
        isShared || byFile[screen.file, default: []].contains { $0.severity == .error }
      return screen
    }
    folderDiagnosticsByFile = byFile
    self.images = images
    self.folderDiagnostics = folderDiagnostics
    self.cacheError = cacheError
    libraryTexts = content.librarySources.map(\.text)
    settingsSource = content.settingsSource
    isWhole = content.hasAllScreens
    hasAllScreens = content.hasAllScreens && !content.faults.contains(where: \.isLoss)
    rules = content.settings.ruleSet
  }

  /// Everything that is wrong: the settings first, then the folder, then the screens.
  public var diagnostics: [Diagnostic] {
    settingsDiagnostics + folderDiagnostics + screens.flatMap(\.diagnostics)
  }

  /// What is wrong with a screen, whichever stage has found it.
  package func diagnostics(of screen: ScreenReport) -> [Diagnostic] {
    screen.diagnostics + folderDiagnosticsByFile[screen.file, default: []]
  }

  /// What is wrong with the settings and the library, for previews.
  ///
  /// - Complexity: O(*n*) in the bytes of their texts.
  package var sharedFaults: SharedFaults {
    SharedFaults(settingsDiagnostics, in: [settingsSource].compactMap(\.self) + libraryTexts)
  }

  /// The settings, files of the library and screens that have errors, each once.
  package var filesWithErrors: [String] {
    var seen: Set<String> = []
    return (settingsDiagnostics + screens.flatMap(\.diagnostics))
      .filter { $0.severity == .error }.map(\.place.file).filter { seen.insert($0).inserted }
  }

  /// The names of all images that the screens depend on, each once, in the order of their bytes.
  package var imageNames: [String] { names { $0.imageNames } }

  /// The names of the images that cells show, each once, in the order of their bytes.
  package var shownImageNames: [String] { names { $0.shownImageNames } }

  private func names(_ names: (References) -> [String]) -> [String] {
    Set(screens.flatMap { names($0.compiled.summary.references) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The texts that the diagnostics point into; of other files perhaps the names alone.
  ///
  /// - Complexity: O(*n*) in the bytes of the screens that have diagnostics and come from a cache.
  public var sources: [SourceFile] {
    var mentioned: Set<String> = []
    for diagnostic in diagnostics {
      mentioned.insert(diagnostic.place.file)
      mentioned.formUnion(diagnostic.notes.compactMap(\.place?.file))
    }
    return [settingsSource].compactMap(\.self) + libraryTexts + (images?.sources ?? [])
      + screens.map { $0.text(isMentioned: mentioned.contains($0.file)) }
  }
}
