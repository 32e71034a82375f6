#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder in which no other run changes anything until it is unlocked.
///
/// The system unlocks it when the process ends, however it ends. The file of the lock stays: if it were
/// removed, two runs could lock two files of one name.
package struct FolderLock: Sendable {
  private let descriptor: Int32

  /// The name of the file that is locked.
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

  /// Lets other runs change the folder.
  ///
  /// Call it once.
  package func unlock() { close(descriptor) }
}
