import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

/// The result of *check* for the files that all screens share: the diagnostics of library items,
/// each fault once with its uses, and of the default values in the settings.
struct CheckedLibrary: Sendable {
  /// What folder-wide checks need of each file of the library and of the settings.
  let summaries: [ScreenSummary]
  private let files: [ResolvedFile]

  private static let maximumUseCount = 8

  init(_ content: ContentFolder, _ workers: Workers) {
    files = zip(content.library.files, content.libraryFiles).map { file, parsed in
      ResolvedFile(
        file.located, diagnostics: parsed.syntaxDiagnostics + file.diagnostics, workers: workers)
    }
    let defaults = content.settings.source.flatMap { source in
      source.defaults.items.isEmpty ? nil : ResolvedFile(source.defaults, workers: workers)
    }
    summaries = (files + [defaults].compactMap(\.self)).map { ScreenSummary(of: $0, named: "") }
  }

  var imageNames: [String] { summaries.flatMap(\.references.imageNames) }

  /// The diagnostics of the items.
  ///
  /// - Parameters:
  ///   - screens: The screens, which show where each item is used.
  ///   - found: What the screens have found in the library.
  func diagnostics(
    _ settings: Settings, images: ImageLibrary?, _ screens: [ScreenSummary], found: [Diagnostic],
    _ workers: Workers
  ) -> [Diagnostic] {
    let validator = Validator(settings: settings)
    let defaults = validator.validateDefaults(images: images, workers: workers)
    let uses = Dictionary(grouping: screens.flatMap(\.references.items), by: \.name)
    let shown = Dictionary(grouping: Self.joined(found), by: \.place.file)
    let own = files.flatMap { file in
      validator.validate(
        library: file, images: images,
        found: shown[file.catalog.document.source.name] ?? [],
        isShown: { uses[$0] != nil }, workers: workers)
    }
    let ofSettings = (settings.source?.name).flatMap { shown[$0] } ?? []
    return defaults + ofSettings
      + own.map { diagnostic in
        let uses = diagnostic.libraryID.flatMap { uses[$0] }
        guard diagnostic.severity != .note, let uses,
          !(RuleRegistry[diagnostic.rule]?.isAboutShown ?? false)
        else { return diagnostic }
        return Self.adding(
          uses.map { Note("'\($0.name)' is shown here", at: $0.place) }, to: diagnostic)
      }
  }

  /// Joins what several screens have found at one place, with each use once.
  private static func joined(_ found: [Diagnostic]) -> [Diagnostic] {
    var facts: [Diagnostic] = []
    var notes: [Diagnostic: [Note]] = [:]
    for diagnostic in found {
      var fact = diagnostic
      fact.notes = []
      if notes[fact] == nil { facts.append(fact) }
      notes[fact, default: []] += diagnostic.notes
    }
    return facts.map { fact in
      var known: Set<Note> = []
      return adding((notes[fact] ?? []).filter { known.insert($0).inserted }, to: fact)
    }
  }

  private static func adding(_ notes: [Note], to diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.notes += notes.prefix(maximumUseCount)
    if notes.count > maximumUseCount {
      diagnostic.notes.append(Note("and in \(notes.count - maximumUseCount) more places"))
    }
    return diagnostic
  }
}
