import MarqueePlatform

/// A lock that keeps other runs from changing a folder.
///
/// The system releases it when the process ends, however it ends.
package struct FolderLock: Sendable {
  private let descriptor: Int32

  package static let fileName = ".marquee.lock"

  /// Locks a folder.
  ///
  /// - Throws: ``FileError/locked(path:)`` if another run has locked it.
  package init(_ folder: OpenFolder) throws(FileError) {
    descriptor = try folder.lock(Self.fileName)
  }

  /// Unlocks the folder for other runs.
  ///
  /// Call it once.
  package func unlock() { close(descriptor) }
}
