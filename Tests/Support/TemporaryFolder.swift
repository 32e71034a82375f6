package import Foundation

/// A folder for one test, removed after the test.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// The folder's path, in the form that commands receive.
  package var path: String { url.path() }

  /// Makes an empty folder, or a copy of another one.
  package init(copyOf source: URL? = nil) throws {
    url = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "marquee-tests-\(UUID().uuidString)")
    if let source {
      try FileManager.default.copyItem(at: source, to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path() }

  /// Writes a file, and creates missing folders around it.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and creates missing folders around it.
  ///
  /// `Data.write(to:)` waits until the file is on the disk, and tests write tens of thousands.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard let stream = unsafe fopen(file.path(percentEncoded: false), "w") else {
      throw CocoaError(.fileWriteUnknown)
    }
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe fwrite(buffer.baseAddress, 1, buffer.count, stream)
    }
    guard unsafe fclose(stream) == 0, count == bytes.count else {
      throw CocoaError(.fileWriteUnknown)
    }
    return file.path()
  }

  /// The bytes of a file.
  package func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Removes a file.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  /// Copies a file within the folder, and replaces an existing one.
  package func copy(_ name: String, to other: String) throws {
    try write(try read(name), to: other)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// All files and folders in it, at any depth, including hidden ones.
  package func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  /// When a file was last written.
  package func modificationDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  /// Makes a file look as if it was written long ago.
  package func age(_ name: String) throws -> Date {
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
    return date
  }

  /// Runs a system program to its end.
  @discardableResult
  package static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
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
