import Foundation
import MarqueeCompiler
import TestSupport
import Testing

/// Another program may write a file in place at any moment while it is read.
@Suite struct ReadFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("first", to: "a.plist")
  }

  /// Reads the file while others do something to it.
  private func read(
    as isRead: (_ count: Int, _ bytes: [UInt8]) throws -> [UInt8]
  ) throws -> ReadFile {
    var count = 0
    return try ReadFile(path) {
      Disk().status(of: path)
    } bytes: {
      count += 1
      // A failure of the test shows as one of reading.
      return try? isRead(count, Array(Data(contentsOf: URL(filePath: path))))
    }
  }

  private func write(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func `a file that is left alone is read once`() throws {
    var count = 0
    let file = try read { number, bytes in
      count = number
      return bytes
    }
    #expect(file.bytes == Array("first".utf8))
    #expect(count == 1)
  }

  @Test(arguments: ["2nd", "other", "the second version"])
  func `a file that changes after it was read is read again`(second: String) throws {
    let file = try read { count, bytes in
      if count == 1 { try write(second) }
      return bytes
    }
    #expect(file.bytes == Array(second.utf8))
    // The version is that of the returned bytes, not of earlier ones.
    #expect(try file.version == read { $1 }.version)
  }

  @Test func `a file that does not stop changing is refused`() throws {
    var length = 5
    #expect(
      throws: FileError.other(path: path, reason: "it changes while it is read; try again")
    ) {
      _ = try read { _, bytes in
        length += 1
        try write(String(repeating: "x", count: length))
        return bytes
      }
    }
    // It was read twice.
    #expect(length == 5 + 2)
  }
}
