import MarqueePlatform

package enum ContentSearch {
  /// Finds a file or folder in the test's folder, or in the nearest folder above that has it.
  ///
  /// - Parameters:
  ///   - path: An absolute path, which is returned as it is, or a relative one.
  ///   - testFile: The absolute path of the test's own file.
  /// - Returns: `path` itself if nothing is found, relative to the current folder of the process.
  package static func path(_ path: String, from testFile: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var folder = URL(filePath: testFile).standardizedFileURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let found = folder.appending(path: path)
      if FileManager.default.fileExists(atPath: found.path) { return found.path }
    }
    return path
  }
}
