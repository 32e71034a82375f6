import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
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
  /// - Parameter screens: The screens, which show where each item is used.
  func diagnostics(
    _ settings: Settings, images: ImageLibrary?, _ screens: [ScreenSummary], _ workers: Workers
  ) -> [Diagnostic] {
    let validator = Validator(settings: settings)
    let defaults = validator.validateDefaults(images: images, workers: workers)
    let found = files.flatMap { file in
      validator.validate(library: file, images: images, workers: workers)
    }
    let uses = Dictionary(grouping: screens.flatMap(\.references.items), by: \.name)
    return defaults + found.map { Self.naming(uses, in: $0) }
  }

  private static func naming(
    _ uses: [String: [Reference]], in diagnostic: Diagnostic
  ) -> Diagnostic {
    guard diagnostic.severity != .note,
      case .key(let id)? = diagnostic.place.codingPath.steps.first, let uses = uses[id]
    else {
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.notes += uses.prefix(maximumUseCount).map {
      Note("'\(id)' is shown here", at: $0.place)
    }
    if uses.count > maximumUseCount {
      diagnostic.notes.append(
        Note("and in \(uses.count - maximumUseCount) more places"))
    }
    return diagnostic
  }
}
