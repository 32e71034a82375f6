import MarqueeImages

// A phone has no signals to end a test by, and no `Mutex` in the oldest release that we support.
#if os(macOS) || os(Linux)
  import Synchronization
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The temporary files of this process that have not got their real names yet, and its temporary
/// folders.
///
/// A host that is asked to end removes them, so that an interrupted run leaves nothing behind.
package enum TemporaryFiles {
  #if os(macOS) || os(Linux)
    private static let paths = Mutex<Set<String>>([])
    private static let folders = Mutex<Set<String>>([])
  #endif

  #if os(macOS) || os(Linux)
    /// Makes an empty folder that nobody else can look into, hands it over, and removes it with all
    /// that is in it then.
    package static func withFolder<Result>(
      _ body: (String) throws(FileError) -> Result
    ) throws(FileError) -> Result {
      let parent = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 }
      removeStaleFolders(in: parent ?? "/tmp")
      let start = ContentPath.joined(parent ?? "/tmp", folderPrefix)
      var template = Array("\(start)XXXXXX".utf8CString)
      let path = folders.withLock { folders -> String? in
        guard unsafe mkdtemp(&template) != nil else { return nil }
        let path = String(
          decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        folders.insert(path)
        return path
      }
      // It is locked while it is in use, so that no other run takes it for a leftover.
      let lock = path.map { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) } ?? -1
      if lock >= 0 { _ = FileLock.take(lock) }
      defer { if lock >= 0 { close(lock) } }
      guard let path else {
        throw .ofSystem(parent ?? "/tmp", failing: "no temporary folder can be made in it")
      }
      defer {
        folders.withLock { folders in
          folders.remove(path)
          remove(path)
        }
      }
      return try body(path)
    }

    private static let folderPrefix = "marquee-tmp-"
    /// How young a folder may be that has no lock yet, in nanoseconds: a minute.
    private static let lockingTime: Int64 = 60_000_000_000

    /// Removes temporary folders of this user that a killed run has left: those that nobody has locked.
    private static func removeStaleFolders(in parent: String) {
      // What cannot be listed is left alone: the folders do no harm.
      guard let folder = try? OpenFolder(parent), let names = try? folder.names() else { return }
      for name in names.valid where name.hasPrefix(folderPrefix) {
        guard let status = FileStatus(of: name, in: folder), status.kind == .directory,
          status.owner == geteuid(),
          status.identity.modificationTime < FileClock.now - lockingTime,
          let inner = try? folder.folder(name), FileLock.takeIfFree(inner.descriptor) == true
        else { continue }
        remove(inner.path)
      }
    }

    /// Removes a folder; what cannot be removed is left, for there is nobody to say so to.
    private static func remove(_ folder: String) {
      try? FileManager.default.removeItem(atPath: folder)
    }
  #endif

  /// Makes a temporary file, unless this process is ending.
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

  /// Forgets a temporary file that is gone.
  static func forget(_ path: String) {
    #if os(macOS) || os(Linux)
      _ = paths.withLock { $0.remove(path) }
    #endif
  }

  /// Gives a temporary file its real name, or removes it.
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

  /// Removes all temporary files and folders of this process and ends it.
  ///
  /// No other thread makes, renames or removes one meanwhile.
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
