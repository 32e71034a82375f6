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
    as isRead: @escaping (_ count: Int, _ bytes: [UInt8]) throws -> [UInt8]
  ) throws -> ReadFile? {
    let status = try #require(FileStatus(ofTarget: path))
    return try ReadFile(BusyFile(path, isRead), status)
  }

  private func write(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func `a file that is left alone is read, and compared with itself while it is young`()
    throws
  {
    var counts = 0
    let file = try read { count, bytes in
      counts = count
      return bytes
    }
    #expect(file?.bytes == Array("first".utf8))
    #expect(counts == 2)
  }

  @Test(arguments: ["2nd", "other", "the second version"])
  func `a file that changes after it was read is read again`(second: String) throws {
    let file = try read { count, bytes in
      if count == 1 { try write(second) }
      return bytes
    }
    #expect(file?.bytes == Array(second.utf8))
    // The version is that of the returned bytes, not of earlier ones.
    #expect(try file?.version == read { $1 }?.version)
  }

  @Test func `a change that leaves the same time is seen`() throws {
    let file = try read { count, bytes in
      // The content of a moment before, which differs from the current one only in its bytes.
      count == 1 ? Array("final".utf8) : bytes
    }
    #expect(file?.bytes == Array("first".utf8))
  }

  @Test func `a file that does not stop changing is refused`() throws {
    var length = 5
    #expect(
      throws: FileError.other(path: path, reason: "it changes while it is read; try again")
    ) {
      try read { _, bytes in
        length += 1
        try write(String(repeating: "x", count: length))
        return bytes
      }
    }
    // Twenty attempts, each of which reads the file and compares it.
    #expect(length == 5 + 20 * 2)
  }
}

/// A file that another program may change whenever it is read.
private struct BusyFile: VersionedFile {
  private final class Count { var value = 0 }

  let path: String
  var byteCount: Int
  private let count = Count()
  private let isRead: (_ count: Int, _ bytes: [UInt8]) throws -> [UInt8]

  init(
    _ path: String, _ isRead: @escaping (_ count: Int, _ bytes: [UInt8]) throws -> [UInt8]
  ) throws {
    self.path = path
    self.isRead = isRead
    byteCount = try Data(contentsOf: URL(filePath: path)).count
  }

  var status: FileStatus? { FileStatus(ofTarget: path) }

  func read(_ range: Range<Int>) -> [UInt8]? {
    guard let content = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    count.value += 1
    return try? isRead(count.value, Array(content.dropFirst(range.lowerBound).prefix(range.count)))
  }
}
