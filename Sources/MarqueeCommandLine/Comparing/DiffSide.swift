import MarqueeComparison
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeSupport

/// One of the two versions that are compared.
struct DiffSide {
  /// Its name in reports.
  let name: String
  /// Its screens, as far as they could be read.
  let screens: [NamedScreen]
  /// Whether it is one property list.
  let isFile: Bool
  /// The names of the screens with errors, parts of which may be missing.
  let incomplete: [String]
  /// The settings and library files with errors.
  let unreadFiles: [UnreadPart]

  /// A version without screens, such as a file that does not exist.
  static func nothing(_ name: String) -> DiffSide {
    DiffSide(name: name, screens: [], isFile: true, incomplete: [], unreadFiles: [])
  }

  private init(
    name: String, screens: [NamedScreen], isFile: Bool, incomplete: [String],
    unreadFiles: [UnreadPart]
  ) {
    self.name = name
    self.screens = screens
    self.isFile = isFile
    self.incomplete = incomplete
    self.unreadFiles = unreadFiles
  }

  /// Runs content through the pipeline.
  ///
  /// Image files are not opened: an image is identified by its name.
  ///
  /// - Parameter screenName: The name for its only screen; `nil` to name each after its file.
  /// - Throws: ``FileError`` for a file that is not a screen.
  init(
    _ content: ContentFolder, name: String, screenName: String? = nil, workers: Workers
  ) throws(FileError) {
    let report = ContentPipeline(content.withoutImages, workers: workers).run(for: .inspection())
    self.name = name
    isFile = !content.hasAllScreens
    guard !isFile || !report.screens.isEmpty else {
      throw .other(
        path: name,
        reason: "it is no screen; a comparison of folders shows what it changes on screens")
    }
    let settingsFail = report.settingsDiagnostics.contains { $0.severity == .error }
    var screens: [NamedScreen] = []
    var incomplete: [String] = []
    for screen in report.screens {
      guard let checked = screen.checked else { continue }
      let shownName = screenName ?? screen.outputName
      screens.append(checked.named(shownName))
      if screen.hasErrors || settingsFail { incomplete.append(isFile ? name : shownName) }
    }
    self.screens = screens
    self.incomplete = incomplete
    unreadFiles = report.unreadFiles(of: content)
  }
}
