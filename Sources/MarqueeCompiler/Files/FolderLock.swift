import MarqueePlatform

/// A lock that keeps other runs from changing a folder.
///
/// The system releases it when the process ends, however it ends. The lock's file stays: if it were
/// removed, two runs could lock two different files with that name.
package struct FolderLock: Sendable {
  private let descriptor: Int32

  package static let fileName = ".marquee.lock"

  /// Locks a folder.
  ///
  /// - Throws: ``FileError/locked(path:)`` if another run has locked it.
  package init(_ folder: OpenFolder) throws(FileError) {
    let path = folder.path(of: Self.fileName)
    descriptor = unsafe openat(
      folder.descriptor, Self.fileName, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw errno == ELOOP ? .isLink(path: path) : .ofSystem(path, failing: "it cannot be written")
    }
    let isFree = FileLock.takeIfFree(descriptor)
    guard isFree == true else {
      let error: FileError =
        isFree == false
        ? .locked(path: folder.path) : .ofSystem(path, failing: "it cannot be locked")
      close(descriptor)
      throw error
    }
  }

  /// Unlocks the folder for other runs.
  ///
  /// Call it once.
  package func unlock() { close(descriptor) }
}
