import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a run leaves what it has found out, for the next one.
///
/// ```
/// screens/4f0c…   one compiled screen, named by its key
/// local/          what holds for this machine alone: images, the program and runs, by file times
/// ```
///
/// Nothing in `screens` names a path outside the content folder, so that machines can share it. A
/// file that is damaged, that is under a wrong name, or that another version has written, is as
/// good as none. But whoever writes into a cache decides what comes out of a build and which errors it
/// reports, as a compiler does: it is shared only among people who trust each other.
///
/// No link is followed in it, and nothing is removed that does not have a name of its own form.
package struct ContentCache: Sendable {
  /// What distinguishes this program from others that may compile differently.
  let program: String
  /// What was found in images.
  let images: ImageInspectionCache

  private let folders: Folders
  private let imagesName: String
  /// When the cache was opened, before any image was; in nanoseconds since 1970.
  private let openingTime: Int64

  /// Who has chosen the folder of a cache.
  package enum Choice: Sendable {
    /// A person, by its path: the folder may belong to anybody.
    case named
    /// The program: only a folder of this user's own is used.
    case customary
  }

  /// What a cache takes for unchanged.
  package enum Trust: Sendable {
    /// What has the same bytes, and images and programs whose files have the same times.
    case times
    /// What has the same bytes alone.
    case bytes
  }

  /// What opening a cache ends with.
  package enum Opening: Sendable {
    case cache(ContentCache)
    /// The cache is not used, for a reason in words.
    case refused(String)
  }

  /// Opens a cache; the folder need not exist.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - choice: Who has chosen it.
  ///   - root: The content folder whose images were looked into.
  ///   - trust: Whether files whose times have not changed count as unchanged.
  /// - Throws: ``FileError/isLink(path:)`` where a link is in place of a folder of the cache.
  ///   A cache that cannot be used for other reasons is empty, and keeping reports why.
  package static func open(
    _ folder: String, chosenBy choice: Choice, contentFolder root: String?,
    trusting trust: Trust = .times
  ) throws(FileError) -> Opening {
    do throws(FileError) {
      let top = try OpenFolder.makingNoLink(folder, mode: 0o700)
      if choice == .customary, let reason = distrust(of: top) { return .refused(reason) }
      return .cache(
        ContentCache(
          .open(
            screens: try top.folder("screens", making: 0o777),
            local: try top.folder("local", making: 0o777)), contentFolder: root, trust))
    } catch {
      if case .isLink = error { throw error }
      return .cache(ContentCache(.closed(error), contentFolder: root, trust))
    }
  }

  /// The folder for what holds for this machine alone, where there is one that can be used.
  static func existingLocalFolder(of folder: String, chosenBy choice: Choice) -> OpenFolder? {
    guard let top = try? OpenFolder.existingNoLink(folder),
      choice == .named || distrust(of: top) == nil
    else { return nil }
    return try? top.folder("local")
  }

  /// Why a folder cannot be this user's own cache; `nil` if it can.
  ///
  /// Its permissions are checked as ssh checks those of a key. This also refuses a cache that was
  /// checked out with a repository, because folders from git are open to other users.
  private static func distrust(of folder: OpenFolder) -> String? {
    guard let status = FileStatus(of: folder.descriptor) else {
      return "its permissions cannot be read"
    }
    guard status.owner == geteuid() else { return "it belongs to another user" }
    return status.mode & 0o077 == 0
      ? nil : "it is open to other users, so it was not made by this program"
  }

  private enum Folders: Sendable {
    case open(screens: OpenFolder, local: OpenFolder)
    /// There is none, for this reason.
    case closed(FileError)
  }

  private init(_ folders: Folders, contentFolder root: String?, _ trust: Trust) {
    self.folders = folders
    openingTime = FileClock.now
    imagesName = "images-\(ContentDigest(of: Array((root ?? "").utf8)[...]))"
    guard case .open(_, let local) = folders, trust == .times else {
      program = ProgramDigest.text(rememberedIn: nil)
      images = .init()
      return
    }
    program = ProgramDigest.text(rememberedIn: local)
    // What cannot be read is found out again.
    let stored = try? local.reading(imagesName) { file, _ in file.readToEnd() }
    images = stored.map(ImageInspectionCache.init) ?? .init()
  }

  /// The object that was kept under a key; `nil` if there is none that is whole.
  func object(
    for key: ContentDigest, of file: ContentFile, in content: ContentFolder
  ) -> ScreenObject? {
    // What cannot be read or is damaged is made again, and then kept in its place.
    guard case .open(let screens, _) = folders,
      let record = try? screens.reading(key.description, { file, _ in file.readToEnd() }),
      let screen = try? ScreenObject(
        record: record, below: content.root, settings: content.settingsSource?.name, under: key,
        readWith: file, named: { _ in file.name }),
      screen.outputName == file.outputName
    else { return nil }
    return screen
  }

  /// Keeps objects and what was found in images.
  ///
  /// - Parameters:
  ///   - objects: The objects that were made in this run, with their keys and files.
  ///   - usedKeys: The keys of all screens of this run.
  ///   - content: The content folder.
  ///   - images: What was found in images.
  /// - Returns: Why not all could be kept; `nil` if all is well. A run is none the worse for it.
  func keep(
    _ objects: [(key: ContentDigest, file: ContentFile, object: ScreenObject)],
    of usedKeys: [ContentDigest],
    in content: ContentFolder, images: ImageInspectionCache, workers: Workers
  ) -> FileError? {
    let (folder, local): (OpenFolder, OpenFolder)
    switch folders {
    case .closed(let error): return error
    case .open(let screens, let others): (folder, local) = (screens, others)
    }
    let errors = workers.map(objects) { key, file, object in
      Self.fileError { () throws(FileError) in
        let record = object.record(
          below: content.root, settings: content.settingsSource?.name, under: key, readWith: file)
        try folder.write(record, to: key.description)
      }
    }
    if !objects.isEmpty {
      AtomicFile.removeStaleTemporaryFiles(in: folder)
      Self.forgetOldScreens(in: folder, keeping: Set(usedKeys.map(\.description)))
    }
    // It has a few files only, so looking costs nothing.
    AtomicFile.removeStaleTemporaryFiles(in: local)
    let images = images.entries(unchangedSince: openingTime - FileClock.settlingTime)
    let error = Self.fileError { () throws(FileError) in
      guard images != self.images else { return }
      try local.write(images.stored, to: imagesName)
    }
    return (errors + [error]).compactMap(\.self).first
  }

  /// How many screens are kept at least: some hundred megabytes at most.
  private static let screenLimit = 4_096

  /// Removes what was kept longest ago, where there is far more than one state of the content.
  ///
  /// What this run uses stays, and so does everything without the name of a kept screen.
  private static func forgetOldScreens(in folder: OpenFolder, keeping used: Set<String>) {
    let limit = max(screenLimit, 4 * used.count)
    // If the folder cannot be listed, keeping has reported why, and nothing needs to go.
    guard let names = try? folder.names().valid.filter(isScreenName), names.count > limit else {
      return
    }
    let old = names.filter { !used.contains($0) }.compactMap { name -> (String, Int64)? in
      guard let status = FileStatus(of: name, in: folder), status.kind == .regular else {
        return nil
      }
      return (name, status.identity.modificationTime)
    }
    // The time alone would leave it to chance which of two goes.
    let sorted = old.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (name, _) in sorted.prefix(names.count - limit) { folder.delete(name) }
  }

  /// Whether a name is the digest of a screen: 32 hexadecimal digits in lower case.
  private static func isScreenName(_ name: String) -> Bool {
    name.utf8.count == 32
      && name.utf8.allSatisfy { digit in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit)
      }
  }

  private static func fileError(_ work: () throws(FileError) -> Void) -> FileError? {
    do {
      try work()
      return nil
    } catch {
      return error
    }
  }
}
