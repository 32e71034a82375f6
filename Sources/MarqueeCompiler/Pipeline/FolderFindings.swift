import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation

/// What *link* finds: all that is wrong with a content folder besides its single screens.
struct FolderFindings: Sendable {
  /// What is wrong with the settings, and with the items of the library.
  let settingsDiagnostics: [Diagnostic]
  /// What is wrong with the folder as a whole, such as images that no screen shows; empty if not all
  /// screens of the folder are known.
  let folderDiagnostics: [Diagnostic]
  /// What is wrong with the settings and the library, whichever stage has found it: if it is an error,
  /// no screen is written.
  let sharedDiagnostics: [Diagnostic]
  /// The rules that screens and folder were judged by.
  let rules: RuleSet
  /// Whether these are all screens of a content folder.
  let isWhole: Bool
  /// Whether all files that may be screens could be read, so that any other screen is gone.
  let hasAllScreens: Bool
  /// The settings; `nil` if there are none, or they are not read.
  private let settingsSource: SourceFile?
  /// The files of the library.
  private let libraryTexts: [SourceFile]
  private let imageSources: [SourceFile]
  private let folderDiagnosticsByFile: [String: [Diagnostic]]

  init(
    of content: ContentFolder, images: ImageLibrary?, libraryDiagnostics: [Diagnostic],
    folderDiagnostics: [Diagnostic]
  ) {
    // Of a whole folder, rules report them.
    let unread = content.hasAllScreens ? [] : content.libraryFaults.map(\.diagnostic)
    settingsDiagnostics =
      content.settingsDiagnostics + libraryDiagnostics
      + Validator(settings: content.settings).apply(to: unread)
    self.folderDiagnostics = folderDiagnostics
    let byFile = Dictionary(grouping: folderDiagnostics, by: \.place.file)
    folderDiagnosticsByFile = byFile
    let sharedFiles =
      [content.settingsFile?.name].compactMap(\.self) + content.libraryFiles.map(\.file.name)
      + content.libraryFaults.map(\.path)
    sharedDiagnostics =
      settingsDiagnostics
      + sharedFiles.flatMap { byFile[$0, default: []] }.filter { $0.severity == .error }
    libraryTexts = content.libraryFiles.map(\.text)
    settingsSource = content.settingsSource
    imageSources = images?.sources ?? []
    isWhole = content.hasAllScreens
    hasAllScreens = content.hasAllScreens && !content.faults.contains(where: \.isLoss)
    rules = content.settings.ruleSet
  }

  /// The texts that the diagnostics point into, besides screens.
  var sources: [SourceFile] { [settingsSource].compactMap(\.self) + libraryTexts + imageSources }

  /// What is wrong with a screen and only the whole folder shows.
  func diagnostics(ofScreen file: String) -> [Diagnostic] {
    folderDiagnosticsByFile[file, default: []]
  }

  /// Whether a screen is refused: for an error of its own, of the settings or the library, or one that
  /// only the whole folder shows.
  ///
  /// - Parameters:
  ///   - own: The diagnostics of the screen's own checks.
  ///   - isStrict: Whether warnings refuse it, too.
  func refuses(screen file: String, _ own: [Diagnostic], isStrict: Bool = false) -> Bool {
    let least = isStrict ? Severity.warning : .error
    return [sharedDiagnostics, own, diagnostics(ofScreen: file)].joined()
      .contains { $0.severity >= least }
  }
}
