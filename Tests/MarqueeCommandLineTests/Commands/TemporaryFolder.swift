import Foundation
import MarqueeCommandLine
import Testing

/// A folder of a test's own; gone when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  /// The folder's path, as commands get it.
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

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// All files and folders below, hidden ones too.
  func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  /// When a file was last written.
  func modificationDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  /// Makes a file look as if it had been written long ago.
  func age(_ name: String) throws -> Date {
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
    return date
  }

  /// Runs a program of the system to its end.
  @discardableResult
  static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
