import MarqueeImages
import MarqueeSupport

/// Where a run leaves what it has found out, for the next one.
///
/// ```
/// screens/4f0c…   one compiled screen, named by the digest of all that it was made from
/// local/          what holds for this machine alone: pictures and the program, by file times
/// ```
///
/// Nothing in `screens` names a path outside of the content folder, so that it can be checked in or
/// shared between machines. A file that is damaged, that stands under a wrong name, or that another
/// version has written, is as good as none.
package struct ContentCache: Sendable {
  /// What tells this program from others that may compile differently.
  let program: String
  /// What was found in pictures.
  let pictures: ImageInspectionCache

  private let folder: String
  private let picturesFile: String
  /// When the cache was opened, before any picture was; in nanoseconds since 1970.
  private let openingTime: Int64

  /// Opens a cache; the folder need not exist.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - root: The content folder whose pictures were looked into.
  package init(folder: String, contentFolder root: String?) {
    self.folder = folder
    openingTime = FileClock.now
    picturesFile = "\(folder)/local/pictures-\(ContentDigest(of: Array((root ?? "").utf8)[...]))"
    program = ProgramDigest.text(rememberedIn: "\(folder)/local/program")
    // What cannot be read is found out again.
    pictures = (try? LocalFiles.read(picturesFile)).map(ImageInspectionCache.init) ?? .init()
  }

  /// The screen that was kept under a key; `nil` where there is none that is whole.
  func screen(
    for key: ContentDigest, of file: ContentFolder.ScreenFile, below root: String?
  ) -> CompiledScreen? {
    // What cannot be read or is damaged is made again, and then kept in its place.
    guard let record = try? LocalFiles.read(path(of: key)),
      let screen = try? CompiledScreen(
        record: record, below: root, under: key, named: { _ in file.name }),
      screen.outputName == file.outputName
    else { return nil }
    return screen
  }

  /// Keeps screens and what was found in pictures.
  ///
  /// - Parameters:
  ///   - screens: The screens that were compiled in this run, by their keys.
  ///   - usedKeys: The keys of all screens of this run.
  ///   - root: The content folder.
  ///   - pictures: What was found in pictures.
  /// - Returns: Why not all could be kept; `nil` where all is well. A run is none the worse for it.
  func keep(
    _ screens: [(key: ContentDigest, screen: CompiledScreen)], of usedKeys: [ContentDigest],
    below root: String?, pictures: ImageInspectionCache, workers: Workers
  ) -> FileTrouble? {
    let troubles = workers.map(screens.map { ($0.key, $0.screen) }) { key, screen in
      Self.trouble { () throws(FileTrouble) in
        try LocalFiles.write(screen.record(below: root, under: key), to: path(of: key))
      }
    }
    if !screens.isEmpty {
      LocalFiles.removeLeftovers(in: "\(folder)/screens")
      forgetOldScreens(keeping: Set(usedKeys.map(name)))
    }
    let pictures = pictures.settled(before: openingTime - Self.settlingTime)
    let trouble = Self.trouble { () throws(FileTrouble) in
      guard pictures != self.pictures else { return }
      try LocalFiles.write(pictures.stored, to: picturesFile)
    }
    return (troubles + [trouble]).compactMap(\.self).first
  }

  /// How long ago a file was changed at the least that a second change would give another time: the
  /// coarsest clock of a file system, of two seconds, in nanoseconds.
  private static let settlingTime: Int64 = 2_000_000_000

  private func path(of key: ContentDigest) -> String { "\(folder)/screens/\(name(of: key))" }

  private func name(of key: ContentDigest) -> String { key.description }

  /// How many screens are kept at the least, whoever uses them: some hundred megabytes at the most.
  private static let screenLimit = 4_096

  /// Removes what was kept longest ago, where there is far more than one state of the content.
  ///
  /// What this run uses stays.
  private func forgetOldScreens(keeping used: Set<String>) {
    let limit = max(Self.screenLimit, 4 * used.count)
    let screens = "\(folder)/screens"
    // Where the folder cannot be listed, keeping has told why, and nothing needs to go.
    guard let names = try? LocalFiles.names(in: screens), names.count > limit else { return }
    let old = names.filter { !used.contains($0) }.compactMap { name in
      FileStatus(ofLink: "\(screens)/\(name)").map { (name, $0.identity.modificationTime) }
    }
    // The time alone would leave it to chance which of two goes.
    let sorted = old.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (name, _) in sorted.prefix(names.count - limit) {
      LocalFiles.remove("\(screens)/\(name)")
    }
  }

  private static func trouble(_ work: () throws(FileTrouble) -> Void) -> FileTrouble? {
    do {
      try work()
      return nil
    } catch {
      return error
    }
  }
}
