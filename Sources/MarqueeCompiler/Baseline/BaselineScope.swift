import MarqueeDiagnostics
import MarqueeValidation

/// What a run has checked, and how a baseline names its files.
package struct BaselineScope: Sendable {
  private let names: BaselineNames
  private let settings: Settings
  private let rules: RuleSet
  /// Whether all files of the content folder were checked.
  private let isWhole: Bool
  /// The files that were checked, without those that have errors.
  private let files: Set<String>
  /// The files that have errors, so that not all of their rules were applied.
  private let brokenFiles: Set<String>
  private let hasErrors: Bool

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - content: The content folder.
  ///   - files: The names of the checked screens.
  ///   - groups: All diagnostics of the run.
  init(of content: ContentFolder, files: [String], _ groups: [[Diagnostic]]) {
    let names = BaselineNames(
      root: content.root, prefix: content.pathFromSettings, settings: content.settingsFile?.name)
    self.names = names
    settings = content.settings
    rules = content.settings.ruleSet
    isWhole = content.hasAllScreens && content.root != nil
    let broken = Set(groups.joined().filter { $0.severity == .error }.map(\.place.file))
    hasErrors = !broken.isEmpty
    brokenFiles = Set(broken.map(names.path))
    self.files = Set(files.map(names.path)).subtracting(brokenFiles)
  }

  /// The entries that a diagnostic may have, the first if it is new; none for an error, which is
  /// always reported.
  ///
  /// A part of a rule comes first, because it keeps its name if it becomes a part of another rule.
  func entries(for diagnostic: Diagnostic) -> [Baseline.Entry] {
    guard diagnostic.severity < .error else { return [] }
    let isOfFolder = diagnostic.comparedSubject == .folder
    return diagnostic.ruleNames.reversed().map { rule in
      Baseline.Entry(
        file: names.path(isOfFolder ? "." : diagnostic.place.file), rule: rule,
        subject: diagnostic.comparedSubject)
    }
  }

  /// Whether an entry without a diagnostic no longer occurs: its file and its rule were checked.
  func judges(_ entry: Baseline.Entry) -> Bool {
    let rule = rules[entry.rule]
    guard settings.selection.contains(rule, [entry.rule, rule?.id ?? entry.rule]),
      !settings.doubt.covers(rule),
      !brokenFiles.contains(entry.file)
    else { return false }
    if files.contains(entry.file), rule?.isAboutFolder != true { return true }
    // What the whole folder shows is not known if a screen could not be read.
    guard isWhole, !hasErrors else { return false }
    return names.isInContent(entry.file)
  }
}

/// The paths by which a baseline names files: they begin in the folder of the settings, or without
/// settings in the content folder.
private struct BaselineNames {
  let root: String?
  /// The path from the folder of the settings to the content folder; empty if they are the same.
  let prefix: String
  let settings: String?

  func path(_ file: String) -> String {
    if file == settings { return ContentFolder.settingsFileName }
    let inside = ContentPath.inside(file, of: root)
    return prefix.isEmpty ? inside : "\(prefix)/\(inside)"
  }

  /// Whether a path is that of a file in the content folder, or of the settings.
  func isInContent(_ path: String) -> Bool {
    prefix.isEmpty || path.utf8.starts(with: "\(prefix)/".utf8)
      || path == ContentFolder.settingsFileName
  }
}
