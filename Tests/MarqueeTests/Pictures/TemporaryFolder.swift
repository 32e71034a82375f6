import Foundation

/// A folder of a test's own, removed when the test ends.
final class TemporaryFolder: Sendable {
  let url: URL

  /// Makes an empty folder, or a copy of another one.
  init(copyOf source: URL? = nil) throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "marquee-\(UUID().uuidString)").resolvingSymlinksInPath()
    if let source {
      try FileManager.default.copyItem(at: source, to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  deinit {
    // What stays behind lies among temporary files, and a test has nobody to tell.
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of an entry.
  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  func copy(_ name: String, to other: String) throws {
    try write(try read(name), to: other)
  }
}
