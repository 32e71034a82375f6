import MarqueePlatform
import MarqueeScreen

/// Temporary files and folders of this process that have not been renamed or removed yet.
///
/// A host removes them when it is interrupted, so that nothing is left behind.
package enum TemporaryFiles {
  private static let paths = Locked<Set<String>>([])
  private static let suffix = ".marquee.tmp"

  /// The age at which a temporary file is the leftover of a killed run, in nanoseconds.
  static let longestWrite: Int64 = 600_000_000_000

  /// A hidden name for a file in the same folder, so that the last step is a rename on one volume.
  static func name(for name: String) -> String {
    let mark = ".\(String(UInt64.random(in: .min ... .max), radix: 36))\(suffix)"
    // The start of the name helps people who find the file; it is cut to leave space for the rest.
    var start = name
    while 1 + start.utf8.count + mark.utf8.count > FileError.maximumNameLength {
      start.unicodeScalars.removeLast()
    }
    return ".\(start)\(mark)"
  }

  /// Whether ``name(for:)`` can have chosen a name.
  static func isName(_ name: String) -> Bool { name.hasPrefix(".") && name.hasSuffix(suffix) }

  /// Makes a temporary file or folder, unless this process is ending.
  static func add<Result: Sendable>(
    _ path: String, _ make: @Sendable () -> Result
  ) -> Result {
    paths.withLock { paths in
      paths.insert(path)
      return make()
    }
  }

  static func forget(_ path: String) {
    paths.withLock { paths in _ = paths.remove(path) }
  }

  /// Creates an empty folder that other users cannot access, passes it to `body`, and then removes
  /// it with its contents.
  package static func withFolder<Result>(
    _ body: (String) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let path = try keptFolder()
    add(path) {}
    defer {
      remove(path)
      forget(path)
    }
    return try body(path)
  }

  /// Creates an empty folder that other users cannot access, and leaves it to the system to remove.
  package static func keptFolder() throws(FileError) -> String {
    let parent =
      ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(ContentPath.joined(parent, "marquee-"))XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw .ofSystem(parent, failing: "no temporary folder can be made in it")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a file, or a folder with its contents; links are removed, not followed.
  ///
  /// Ignores errors, because what stays is hidden or temporary, and harmless.
  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Removes all temporary files and folders of this process, and ends it.
  ///
  /// Meanwhile, no other thread can make one.
  package static func removeAll(andThen end: @Sendable () -> Void) {
    paths.withLock { paths in
      for path in paths { remove(path) }
      end()
    }
  }
}
