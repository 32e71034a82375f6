import MarqueeDiagnostics
import MarqueeImages
import MarqueePlatform
import MarqueeScreen

/// The results of a run, stored for the next one.
///
/// ```
/// screens/4f0c…   one compiled screen, named by its key
/// local/          data for this machine only, checked by file times: the program
/// ```
///
/// Nothing in `screens` names a path outside the content folder, so that machines can share it. A
/// file that is damaged, has a wrong name, or was written by another version is ignored. However,
/// anyone who can write to a cache can change the output of a build and the errors that it reports.
/// So a cache is shared only among people who trust each other.
///
/// Links in it are not followed, and only files with names in its own form are removed.
package struct ContentCache: Sendable {
  /// What distinguishes this program from others that may compile differently.
  let program: String

  private let folders: Folders

  package enum Choice: Sendable {
    /// By a path on the command line: the folder may belong to any user.
    case named
    /// By default: the folder is used only if it belongs to this user.
    case standard
  }

  package enum Opening: Sendable {
    case cache(ContentCache)
    /// The cache is not used, for a reason in words.
    case refused(String)
  }

  /// Opens a cache; the folder need not exist.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - choice: How the folder was chosen.
  /// - Throws: ``FileError/isLink(path:)`` if a folder of the cache is a link. A cache that cannot
  ///   be used for other reasons is empty, and storing objects reports why.
  package static func open(
    _ folder: String, chosenBy choice: Choice
  ) throws(FileError) -> Opening {
    do throws(FileError) {
      let top = try OpenFolder(makingNoLink: folder)
      if choice == .standard, let reason = distrust(of: top) { return .refused(reason) }
      let screens = try top.folder("screens", making: 0o777)
      let local = try top.folder("local", making: 0o777)
      return .cache(ContentCache(.open(screens: screens, local: local), rememberedIn: local))
    } catch {
      if case .isLink = error { throw error }
      return .cache(ContentCache(.closed(error)))
    }
  }

  /// Why a folder cannot be this user's own cache; `nil` if it can.
  ///
  /// Its permissions are checked as ssh checks those of a key. This also refuses a cache that was
  /// checked out with a repository, because folders from git are open to other users.
  private static func distrust(of folder: OpenFolder) -> String? {
    guard let status = folder.status else {
      return "its permissions cannot be read"
    }
    guard status.owner == geteuid() else { return "it belongs to another user" }
    return status.mode & 0o077 == 0
      ? nil : "it is open to other users, so it was not made by this program"
  }

  private enum Folders: Sendable {
    case open(screens: OpenFolder, local: OpenFolder)
    /// The folders could not be opened, for this reason.
    case closed(FileError)
  }

  private init(_ folders: Folders, rememberedIn local: OpenFolder? = nil) {
    self.folders = folders
    program = ProgramDigest.text(rememberedIn: local)
  }

  /// The object that was stored under a key; `nil` if it is missing or damaged.
  func object(
    for key: ContentDigest, of file: ContentFile, in content: ContentFolder
  ) -> ScreenObject? {
    // An object that is unreadable or damaged is made again, and the new one replaces it.
    guard case .open(let screens, _) = folders,
      let record = try? screens.read(key.description).bytes,
      let screen = try? ScreenObject(record: record, in: content, under: key, readWith: file),
      screen.outputName == file.outputName
    else { return nil }
    return screen
  }

  /// Stores objects.
  ///
  /// - Parameters:
  ///   - objects: The objects that were made in this run, with their keys and files.
  ///   - usedKeys: The keys of all screens of this run.
  ///   - content: The content folder.
  /// - Returns: Why something could not be stored; `nil` if everything was. The results of the run
  ///   are valid in any case.
  func keep(
    _ objects: [(key: ContentDigest, file: ContentFile, object: ScreenObject)],
    of usedKeys: [ContentDigest], in content: ContentFolder, workers: Workers
  ) -> FileError? {
    let (folder, local): (OpenFolder, OpenFolder)
    switch folders {
    case .closed(let error): return error
    case .open(let screens, let others): (folder, local) = (screens, others)
    }
    let errors = workers.map(objects) { key, file, object -> FileError? in
      let record = object.record(in: content, under: key, readWith: file)
      do throws(FileError) {
        try folder.write(record, to: key.description)
        return nil
      } catch {
        return error
      }
    }
    if !objects.isEmpty {
      folder.removeLeftovers()
      Self.forgetOldScreens(in: folder, keeping: Set(usedKeys.map(\.description)))
    }
    // The folder has only a few files, so listing it costs little.
    local.removeLeftovers()
    return errors.compactMap(\.self).first
  }

  /// How many screens are kept at least; they take some hundred megabytes at most.
  private static let screenLimit = 4_096

  /// Removes the oldest screens if there are many more than one state of the content needs.
  ///
  /// Screens that this run uses stay, and so do all files without the name of a stored screen.
  private static func forgetOldScreens(in folder: OpenFolder, keeping used: Set<String>) {
    let limit = max(screenLimit, 4 * used.count)
    // If the folder cannot be listed, storing has reported why, and nothing needs to be removed.
    guard let names = try? folder.names().valid.filter({ ContentDigest($0)?.description == $0 }),
      names.count > limit
    else { return }
    let old = names.filter { !used.contains($0) }.compactMap { name -> (String, Int64)? in
      guard let status = folder.status(of: name), status.kind == .regular else {
        return nil
      }
      return (name, status.identity.modificationTime)
    }
    // The name decides between equal times, so that the result does not depend on chance.
    let sorted = old.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    // What cannot be removed only takes space.
    for (name, _) in sorted.prefix(names.count - limit) { try? folder.remove(name) }
  }
}
