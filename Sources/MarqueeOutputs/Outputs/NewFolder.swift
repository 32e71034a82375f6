package import MarqueeCompiler

/// Writes a folder of content that nothing is in yet.
package enum NewFolder {
  /// Refuses a folder that is not empty.
  ///
  /// - Parameter path: The folder's path; it may not exist.
  package static func check(_ path: String) throws(FileError) {
    switch LocalFiles.kind(of: path) {
    case nil: return
    case .folder:
      guard try OpenFolder(path).isEmpty() else {
        throw .other(path: path, reason: "it is not empty; name a new folder")
      }
    default: throw .isFile(path: path)
    }
  }

  /// Writes files into a new or empty folder: all of them, or none.
  ///
  /// If a file cannot be written, those before it are removed again.
  ///
  /// - Parameters:
  ///   - files: The files, with their paths in the folder.
  ///   - path: The folder's path; it may not exist.
  package static func write(_ files: [OutputFile], to path: String) throws(FileError) {
    try check(path)
    let folder = try OpenFolder.making(path)
    for (position, file) in files.enumerated() {
      do {
        try folder.write(file.bytes, to: file.name)
      } catch {
        // What cannot be removed stays; the first error says more.
        for written in files[..<position] { try? folder.remove(written.name) }
        throw error
      }
    }
  }
}
