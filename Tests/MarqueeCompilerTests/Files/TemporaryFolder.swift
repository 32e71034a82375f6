import Foundation

/// A folder of a test's own; gone when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  /// The folder's path.
  var path: String { url.path() }

  /// Makes an empty folder, or a copy of another one.
  init(copyOf source: URL? = nil) throws {
    url = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "marquee-tests-\(UUID().uuidString)")
    if let source {
      try FileManager.default.copyItem(at: source, to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file inside of the folder.
  func path(_ name: String) -> String { url.appending(path: name).path() }

  /// Writes a file, and the folders that it stands in.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and the folders that it stands in.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path()
  }

  /// The bytes of a file.
  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  /// Takes a file away.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  /// Copies a file inside of the folder, over another one if need be.
  func copy(_ name: String, to other: String) throws {
    try write(try read(name), to: other)
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
