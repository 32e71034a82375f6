import MarqueeCatalog
package import MarqueeCompiler
import MarqueeDiagnostics
package import MarqueeRendering
package import MarqueeScreen
import MarqueeValidation

package struct DiffSide {
  package let name: String
  package private(set) var screens: [NamedScreen] = []
  package private(set) var isFile = true
  /// The names of the screens with errors, parts of which may be missing.
  package private(set) var incomplete: [String] = []
  private(set) var unreadFiles: [UnreadPart] = []
  /// The folders whose files are not there and are not compared, as paths in the content.
  package private(set) var unreadFolders: [String] = []
  package private(set) var faults: [String] = []
  private(set) var images = DiffImages.none

  /// A version without screens, such as a file that does not exist.
  package static func nothing(_ name: String) -> DiffSide { DiffSide(nothing: name) }

  private init(nothing name: String) { self.name = name }

  /// Runs the content of a version through the pipeline.
  ///
  /// - Throws: ``FileError`` for a file that is not a screen.
  package init(_ content: DiffContent, workers: Workers) throws(FileError) {
    try self.init(
      content.folder, name: content.name, unreadFolders: content.unreadFolders, workers: workers)
    let names = screens.reduce(into: Set<String>()) { $0.formUnion($1.screen.imageNames) }
    images = DiffImages(names, in: content.folder, revised: content.images)
  }

  /// Runs content through the pipeline.
  ///
  /// Image files are not opened.
  ///
  /// - Parameters:
  ///   - screenName: The name for its only screen; `nil` to name each after its file.
  ///   - unreadFolders: The folders whose files are not there.
  /// - Throws: ``FileError`` for a file that is not a screen.
  package init(
    _ content: ContentFolder, name: String, screenName: String? = nil,
    unreadFolders: [String] = [], workers: Workers
  ) throws(FileError) {
    let report =
      ContentPipeline(content.withoutImages, workers: workers, asksOnlyForErrors: true).run()
    self.name = name
    isFile = !content.hasAllScreens
    guard !isFile || !report.screens.isEmpty else {
      throw .other(
        path: name,
        reason: "it is not a screen; compare folders to see what it changes on screens")
    }
    let settingsFail = report.settingsDiagnostics.contains { $0.severity == .error }
    for screen in report.screens {
      let shownName = screenName ?? screen.outputName
      screens.append(screen.named(shownName))
      if screen.hasErrors || settingsFail { incomplete.append(isFile ? name : shownName) }
    }
    let unread = content.unreadScreens
    screens += unread
    incomplete += unread.map(\.name)
    self.unreadFolders = unreadFolders
    faults = ([content.settingsFault].compactMap(\.self) + content.faults.filter(\.isLoss))
      .map(\.diagnostic.message)
    unreadFiles = report.unreadFiles(of: content)
  }
}
