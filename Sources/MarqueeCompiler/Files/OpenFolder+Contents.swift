#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenFolder {
  /// The bytes of a regular file below this folder; links are not followed.
  package func bytes(of inside: String) throws(FileError) -> [UInt8] {
    try reading(inside, ReadFile.init).bytes
  }

  /// Removes a file below this folder; links are not followed.
  ///
  /// - Throws: ``FileError`` where there is none, or it cannot be removed.
  package func remove(_ inside: String) throws(FileError) {
    let (folder, name) = try place(of: inside)
    guard unsafe unlinkat(folder.descriptor, name, 0) == 0 else {
      throw .ofSystem(path(of: inside), failing: "it cannot be removed")
    }
  }
}
