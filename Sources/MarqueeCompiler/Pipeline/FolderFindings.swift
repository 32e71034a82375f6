import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation

/// The result of *link*: the diagnostics of a content folder that are reported, without those of
/// its baseline.
struct FolderFindings: Sendable {
  typealias Screen = (file: String, diagnostics: [Diagnostic])

  struct Fact: Hashable {
    private let rule: RuleIdentifier
    private let place: Place

    init(_ diagnostic: Diagnostic) { (rule, place) = (diagnostic.rule, diagnostic.place) }
  }

  /// The diagnostics of the screens' own checks, in the order of the screens.
  let screenDiagnostics: [[Diagnostic]]
  let judged: (groups: [[Diagnostic]], scope: BaselineScope)
  let hiddenCount: Int
  /// What is not reported at all because the baseline has it.
  let hidden: Set<Fact>
  /// The diagnostics of the settings, and of the items of the library.
  let settingsDiagnostics: [Diagnostic]
  /// The diagnostics of the folder as a whole, such as for images that no screen shows; empty if
  /// not all screens of the folder are known.
  let folderDiagnostics: [Diagnostic]
  /// Those of the settings and the library from all stages; with an error, no screen is written.
  let sharedDiagnostics: [Diagnostic]
  let rules: RuleSet
  let theme: Theme
  /// The screens with an error that lies in the library.
  private let faultyScreens: Set<String>
  let isWhole: Bool
  /// Whether all files that may be screens could be read, so that any other screen was deleted.
  let hasAllScreens: Bool
  /// The texts that the diagnostics point into, except those of screens.
  let sources: [SourceFile]
  private let folderDiagnosticsByFile: [String: [Diagnostic]]

  init(
    of content: ContentFolder, images: ImageLibrary?, libraryDiagnostics: [Diagnostic],
    folderDiagnostics: [Diagnostic], screens: [Screen], faultyScreens: Set<String>
  ) {
    self.faultyScreens = faultyScreens
    theme = content.settings.theme
    // For a whole folder, rules report them.
    let unread = content.hasAllScreens ? [] : content.libraryFaults.map(\.diagnostic)
    let validator = Validator(settings: content.settings)
    let shared =
      content.settingsDiagnostics + libraryDiagnostics + validator.apply(to: unread)
    // What a file notices of the folder is the same in all files.
    var known: Set<RuleIdentifier> = []
    func once(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      diagnostics.filter { $0.subject != .folder || known.insert($0.rule).inserted }
    }
    let ofScreens = screens.map { once($0.diagnostics) }
    let groups = [once(shared), folderDiagnostics] + ofScreens
    let scope = BaselineScope(of: content, files: screens.map(\.file), groups)
    judged = (groups, scope)
    let (remaining, own) = content.baseline?.apply(to: groups, of: scope) ?? (groups, [])
    hiddenCount = groups.joined().count - remaining.joined().count
    hidden =
      hiddenCount == 0
      ? [] : Set(groups.joined().map(Fact.init)).subtracting(remaining.joined().map(Fact.init))
    settingsDiagnostics = remaining[0] + validator.apply(to: own)
    self.folderDiagnostics = remaining[1]
    screenDiagnostics = Array(remaining[2...])
    let byFile = Dictionary(grouping: remaining[1], by: \.place.file)
    folderDiagnosticsByFile = byFile
    let sharedFiles =
      [content.settingsFile?.name].compactMap(\.self) + content.libraryFiles.map(\.file.name)
      + content.libraryFaults.map(\.path)
    sharedDiagnostics =
      settingsDiagnostics
      + sharedFiles.flatMap { byFile[$0, default: []] }.filter { $0.severity == .error }
    sources =
      [content.settingsSource].compactMap(\.self) + content.libraryFiles.map(\.text)
      + (images?.sources ?? [])
    isWhole = content.hasAllScreens
    hasAllScreens = content.hasAllScreens && !content.faults.contains(where: \.isLoss)
    rules = content.settings.ruleSet
  }

  /// Whether a screen is refused: for an error in the screen, the settings or the library, or one
  /// that only the whole folder shows.
  ///
  /// - Parameters:
  ///   - own: The diagnostics of the screen's own checks that are reported.
  ///   - isStrict: Whether warnings refuse it, too.
  func refuses(screen file: String, _ own: [Diagnostic], isStrict: Bool = false) -> Bool {
    let least = isStrict ? Severity.warning : .error
    // What is wrong only as some screens show it refuses these screens.
    if faultyScreens.contains(file) { return true }
    let shared =
      isStrict
      ? sharedDiagnostics : sharedDiagnostics.filter { rules[$0.rule]?.isAboutShown != true }
    return [shared, own, folderDiagnosticsByFile[file, default: []]].joined()
      .contains { $0.severity >= least }
  }
}
