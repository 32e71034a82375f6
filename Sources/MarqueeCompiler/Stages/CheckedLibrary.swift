import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport
import MarqueeValidation

/// What *check* makes of the files that all screens share: what is wrong with the items of the
/// library, each fault once, with its uses; and with the default values in the settings.
struct CheckedLibrary: Sendable {
  /// What folder-wide checks need of each file of the library and of the settings.
  let summaries: [ScreenSummary]
  private let files: [(screen: InspectedScreen, diagnostics: [Diagnostic])]
  private let unreadDiagnostics: [Diagnostic]

  /// How many uses of a faulty item are named.
  private static let maximumUseCount = 8

  /// Looks through the library.
  init(_ content: ContentFolder, _ workers: Workers) {
    // Files without a document have no items, and are not among those that were loaded.
    let readings = content.librarySources.filter { $0.document?.root != nil }
    files = zip(content.library.files, readings).map { file, reading in
      (InspectedScreen(file.located, workers: workers), reading.diagnostics + file.diagnostics)
    }
    let defaults = content.settings.source.flatMap { source in
      source.defaults.items.isEmpty ? nil : InspectedScreen(source.defaults, workers: workers)
    }
    summaries =
      files.map { file in
        ScreenSummary(
          of: file.screen, named: "", readingDiagnostics: file.diagnostics, workers: workers)
      }
      + [defaults].compactMap(\.self).map { defaults in
        ScreenSummary(of: defaults, named: "", readingDiagnostics: [], workers: workers)
      }
    unreadDiagnostics = content.librarySources.filter { $0.document?.root == nil }
      .flatMap(\.diagnostics)
  }

  /// The names of images in the items and the default values.
  var imageNames: [String] { summaries.flatMap(\.references.imageNames) }

  /// What is wrong with the items.
  ///
  /// - Parameter screens: The screens, which say where they show which items.
  func diagnostics(
    _ settings: Settings, images: ImageLibrary?, _ screens: [ScreenSummary], _ workers: Workers
  ) -> [Diagnostic] {
    let validator = Validator(settings: settings)
    let defaults = validator.validateDefaults(images: images, workers: workers)
    guard !files.isEmpty || !unreadDiagnostics.isEmpty else { return defaults }
    let found = files.flatMap { file in
      validator.validate(
        library: file.screen, readingDiagnostics: file.diagnostics, images: images,
        workers: workers)
    }
    let uses = Dictionary(grouping: screens.flatMap(\.references.items), by: \.name)
    return defaults + validator.apply(to: unreadDiagnostics)
      + found.map { Self.naming(uses, in: $0) }
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
