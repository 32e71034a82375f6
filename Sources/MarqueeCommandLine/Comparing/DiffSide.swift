import MarqueeComparison
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeSupport

/// One of two versions, with all that is known of it.
struct DiffSide {
  /// What it is called in reports.
  let name: String
  /// Its screens, as far as they could be read.
  let screens: [NamedScreen]
  /// Whether it is one property list.
  let isFile: Bool
  /// The names of the screens that have errors, so that something of them may be missing.
  let incomplete: [String]

  /// A version without screens, as a file that is not there.
  static func nothing(_ name: String) -> DiffSide {
    DiffSide(name: name, screens: [], isFile: true, incomplete: [])
  }

  private init(name: String, screens: [NamedScreen], isFile: Bool, incomplete: [String]) {
    self.name = name
    self.screens = screens
    self.isFile = isFile
    self.incomplete = incomplete
  }

  /// Takes content through the pipeline.
  ///
  /// Files of images are not looked at: which image there is, its name says.
  ///
  /// - Parameter screenName: What its only screen is called; `nil` to call each as its file.
  /// - Throws: ``FileError`` for a screen of which nothing can be read, and for a file that is none.
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
      guard let checked = screen.checked, checked.located != nil else {
        throw .other(path: name, reason: Self.reason(for: screen, of: content))
      }
      let shownName = screenName ?? screen.outputName
      screens.append(NamedScreen(name: shownName, screen: checked.screen))
      if screen.hasErrors || settingsFail { incomplete.append(isFile ? name : shownName) }
    }
    self.screens = screens
    self.incomplete = incomplete
  }

  private static func reason(for screen: ScreenReport, of content: ContentFolder) -> String {
    let fault = screen.diagnostics.first { $0.severity == .error }?.message
    let subject = content.hasAllScreens ? "'\(screen.outputName)'" : "it"
    return "\(subject) cannot be read as a property list: \(fault ?? "it is damaged")"
  }
}
