// A phone has no signals to end a test by, and no `Mutex` in the oldest release that we support.
#if os(macOS) || os(Linux)
  import Synchronization
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The temporary files of this process that have not got their real names yet.
///
/// A host that is asked to end removes them, so that an interrupted run leaves nothing behind.
package enum TemporaryFiles {
  #if os(macOS) || os(Linux)
    private static let paths = Mutex<Set<String>>([])
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

  /// Removes all temporary files of this process and ends it.
  ///
  /// No other thread makes, renames or removes one meanwhile.
  ///
  /// - Parameter end: Ends the process.
  package static func removeAll(andThen end: () -> Void) {
    #if os(macOS) || os(Linux)
      paths.withLock { paths in
        for path in paths { _ = unsafe unlink(path) }
        paths = []
        end()
      }
    #else
      end()
    #endif
  }
}
