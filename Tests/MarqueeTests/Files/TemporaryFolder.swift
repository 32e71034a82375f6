import Foundation

/// A folder of a test's own; gone when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  /// The folder's path.
  var path: String { url.path() }

  init() throws {
    url = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "marquee-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file inside of the folder.
  func path(_ name: String) -> String { url.appending(path: name).path() }

  /// Writes a file, and the folders that it stands in.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path()
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// All files and folders below, hidden ones too.
  func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
