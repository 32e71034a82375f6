import MarqueeImages
import MarqueePlatform

// On a phone, no signals end a test, and the oldest supported release has no `Mutex`.
#if os(macOS) || os(Linux)
  import Synchronization
#endif

/// The temporary files of this process that have not been renamed yet, and its temporary folders.
///
/// A host removes them when it is interrupted, so that nothing is left behind.
package enum TemporaryFiles {
  #if os(macOS) || os(Linux)
    private static let paths = Mutex<Set<String>>([])
    private static let folders = Mutex<Set<String>>([])
  #endif

  #if os(macOS) || os(Linux)
    /// Creates an empty folder that other users cannot access, passes it to `body`, and then
    /// removes it with its contents.
    package static func withFolder<Result>(
      _ body: (String) throws(FileError) -> Result
    ) throws(FileError) -> Result {
      removeStaleFolders(in: parent)
      let path = folders.withLock { folders -> String? in
        let path = newFolder(folderPrefix)
        if let path { folders.insert(path) }
        return path
      }
      // The folder is locked while it is in use, so that no other run removes it as a leftover.
      let lock = path.map { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) } ?? -1
      if lock >= 0 { _ = FileLock.take(lock) }
      defer { if lock >= 0 { close(lock) } }
      guard let path else {
        throw .ofSystem(parent, failing: cannotBeMade)
      }
      defer {
        folders.withLock { folders in
          folders.remove(path)
          remove(path)
        }
      }
      return try body(path)
    }

    /// Creates an empty folder that other users cannot access, and leaves it to the system to
    /// remove.
    package static func keptFolder() throws(FileError) -> String {
      guard let path = newFolder("marquee-") else {
        throw .ofSystem(parent, failing: cannotBeMade)
      }
      return path
    }

    /// Creates a folder with a name that cannot be guessed; `nil` if that fails.
    private static func newFolder(_ prefix: String) -> String? {
      var template = Array("\(ContentPath.joined(parent, prefix))XXXXXX".utf8CString)
      guard unsafe mkdtemp(&template) != nil else { return nil }
      return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static var parent: String {
      ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    }

    private static let cannotBeMade = "no temporary folder can be made in it"
    private static let folderPrefix = "marquee-tmp-"
    /// The time that a new folder may be without a lock, in nanoseconds: a minute.
    private static let lockingTime: Int64 = 60_000_000_000

    /// Removes this user's temporary folders of killed runs: those that are not locked.
    private static func removeStaleFolders(in parent: String) {
      // If the parent folder cannot be listed, the folders stay, which is harmless.
      guard let folder = try? OpenFolder(parent), let names = try? folder.names() else { return }
      for name in names.valid where name.hasPrefix(folderPrefix) {
        // A folder that cannot be opened or locked is not ours to remove.
        guard let status = FileStatus(of: name, in: folder), status.kind == .directory,
          status.owner == geteuid(),
          status.identity.modificationTime < FileClock.now - lockingTime,
          let inner = try? folder.folder(name), FileLock.takeIfFree(inner.descriptor) == true
        else { continue }
        remove(inner.path)
      }
    }

    /// Removes a folder; ignores errors, because there is no one to report them to.
    private static func remove(_ folder: String) {
      try? FileManager.default.removeItem(atPath: folder)
    }
  #endif

  /// Creates a temporary file, unless this process is ending.
  ///
  /// - Parameter make: Opens the file and returns its descriptor.
  static func add(
    _ path: String, _ make: () throws(FileError) -> Int32
  ) throws(FileError) -> Int32 {
    #if os(macOS) || os(Linux)
      try paths.withLock { paths throws(FileError) in
        let descriptor = try make()
        paths.insert(path)
        return descriptor
      }
    #else
      try make()
    #endif
  }

  static func forget(_ path: String) {
    #if os(macOS) || os(Linux)
      _ = paths.withLock { $0.remove(path) }
    #endif
  }

  /// Renames a temporary file to its real name, or removes it.
  static func finish(
    _ path: String, _ work: () throws(FileError) -> Void
  ) throws(FileError) {
    #if os(macOS) || os(Linux)
      try paths.withLock { paths throws(FileError) in
        paths.remove(path)
        try work()
      }
    #else
      try work()
    #endif
  }

  /// Fills a temporary folder and renames it, unless this process ends before.
  ///
  /// - Parameters:
  ///   - path: The folder's temporary path.
  ///   - fill: Creates the folder and everything in it; if it fails, the caller removes them.
  ///   - rename: Gives the folder its real name.
  static func makeFolder(
    _ path: String, _ fill: () throws(FileError) -> Void,
    rename: () throws(FileError) -> Void
  ) throws(FileError) {
    #if os(macOS) || os(Linux)
      _ = folders.withLock { $0.insert(path) }
      defer { _ = folders.withLock { $0.remove(path) } }
      try fill()
      try folders.withLock { folders throws(FileError) in
        try rename()
        folders.remove(path)
      }
    #else
      try fill()
      try rename()
    #endif
  }

  /// Removes all temporary files and folders of this process, and ends it.
  ///
  /// Meanwhile, no other thread can create, rename or remove one.
  ///
  /// - Parameter end: Ends the process.
  package static func removeAll(andThen end: () -> Void) {
    #if os(macOS) || os(Linux)
      paths.withLock { paths in
        for path in paths { _ = unsafe unlink(path) }
        paths = []
        folders.withLock { folders in
          for folder in folders { remove(folder) }
          folders = []
          end()
        }
      }
    #else
      end()
    #endif
  }
}
