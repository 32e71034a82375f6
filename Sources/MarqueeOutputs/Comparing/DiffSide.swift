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
  /// The look of an app's cells; `nil` without content.
  private(set) var theme: Theme?
  /// The names of the screens with errors, parts of which may be missing.
  package private(set) var incomplete: [String] = []
  private(set) var unreadFiles: [UnreadPart] = []
  /// What a revision does not have and is not compared, as paths in the content.
  package private(set) var uncompared: [String] = []
  package private(set) var faults: [String] = []
  private var images: DiffImages?

  /// A version without screens, such as a file that does not exist.
  package init(nothing name: String) { self.name = name }

  /// Runs the content of a version through the pipeline.
  ///
  /// - Throws: ``FileError`` for a file that is not a screen.
  package init(_ content: DiffContent, workers: Workers) throws(FileError) {
    try self.init(content.folder, name: content.name, workers: workers)
    let names = screens.reduce(into: Set<String>()) { $0.formUnion($1.screen.imageNames) }
    let images = DiffImages(names, in: content.folder)
    self.images = images
    add(images.faults, of: content.folder)
  }

  /// Runs content through the pipeline.
  ///
  /// Image files are not opened.
  ///
  /// - Parameters:
  ///   - screenName: The name for its only screen; `nil` to name each after its file.
  /// - Throws: ``FileError`` for a file that is not a screen.
  package init(
    _ content: ContentFolder, name: String, screenName: String? = nil, workers: Workers
  ) throws(FileError) {
    let report =
      ContentPipeline(content.withoutImages, workers: workers, asksOnlyForErrors: true).run()
    self.name = name
    isFile = !content.hasAllScreens
    theme = content.settings.theme
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
    add([content.settingsFault].compactMap(\.self) + content.faults.filter(\.isLoss), of: content)
    unreadFiles = report.unreadFiles(of: content)
  }

  /// The names of images that both versions have, with other files.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read.
  /// - Complexity: O(*n*) in the bytes of the files.
  package func redrawnImages(in new: DiffSide) throws(FileError) -> Set<String> {
    guard let images, let others = new.images else { return [] }
    return try images.redrawn(in: others, workers: .all)
  }

  private mutating func add(_ faults: [FileFault], of content: ContentFolder) {
    self.faults += faults.map(\.diagnostic.message)
    uncompared += faults.filter(\.isOfRevision)
      .map { ContentPath.inside($0.path, of: content.root) }
  }
}
