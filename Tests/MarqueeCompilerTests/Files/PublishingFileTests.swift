import Foundation
import MarqueeCompiler
import TestSupport
import Testing

@Suite struct PublishingFileTests {
  private let temporary: TemporaryFolder
  private let folder: OpenFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = try OpenFolder(temporary.path)
  }

  @Test func `a file is replaced if it is what it was`() throws {
    try folder.replace("a/b", expecting: nil, with: [1])
    try folder.replace("a/b", expecting: [1], with: [2])
    #expect(try temporary.read("a/b") == [2])
  }

  @Test(arguments: [nil, [], [2], [1, 0]] as [[UInt8]?])
  func `a file that somebody has changed stays`(expected: [UInt8]?) throws {
    try temporary.write([1], to: "a")
    #expect(throws: FileError.changed(path: folder.path(of: "a"))) {
      try folder.replace("a", expecting: expected, with: [3])
    }
    #expect(try temporary.read("a") == [1])
    #expect(try temporary.names() == ["a"])
  }

  @Test func `a file that somebody has removed stays gone`() throws {
    #expect(throws: FileError.changed(path: folder.path(of: "a"))) {
      try folder.replace("a", expecting: [1], with: [3])
    }
    #expect(try temporary.names() == [])
  }

  @Test func `each version of a file has a later second than the one before`() throws {
    var seconds: [Double] = []
    var old: [UInt8]?
    for byte in UInt8(1)...4 {
      try folder.replace("a", expecting: old, with: [byte])
      old = [byte]
      let date = try #require(try temporary.modificationDate("a"))
      seconds.append(date.timeIntervalSince1970.rounded(.down))
    }
    for (earlier, later) in zip(seconds, seconds.dropFirst()) { #expect(earlier < later) }
  }

  @Test func `a folder is removed, and what its links lead to is not`() throws {
    try temporary.write("x", to: "gone/a/b/c")
    try temporary.write("x", to: "kept/a")
    try temporary.link("gone/file", to: temporary.path("kept/a"))
    try temporary.link("gone/a/folder", to: temporary.path("kept"))
    try folder.removeFolder("gone")
    #expect(try temporary.names() == ["kept", "kept/a"])
    try folder.removeFolder("gone")
    try temporary.link("link", to: temporary.path("kept"))
    #expect(throws: FileError.isLink(path: folder.path(of: "link"))) {
      try folder.removeFolder("link")
    }
    #expect(try temporary.names() == ["kept", "kept/a", "link"])
  }

  @Test func `temporary files go, in as many folders as are asked for`() throws {
    for name in ["", "a/", "a/b/"] { try temporary.write("x", to: "\(name).x.1.marquee.tmp") }
    try temporary.write("x", to: "a/.x.tmp")
    folder.removeStaleTemporaryFiles(in: "")
    #expect(
      try temporary.names() == [
        "a", "a/.x.1.marquee.tmp", "a/.x.tmp", "a/b", "a/b/.x.1.marquee.tmp",
      ])
    folder.removeStaleTemporaryFiles(in: "a", toDepth: 1)
    #expect(try temporary.names() == ["a", "a/.x.tmp", "a/b"])
  }

  @Test func `a folder is locked once at a time`() throws {
    let first = try FolderLock(folder)
    #expect(throws: FileError.locked(path: folder.path)) { try FolderLock(folder) }
    first.unlock()
    try FolderLock(folder).unlock()
  }

  @Test func `a lock that is a link is refused`() throws {
    try temporary.link(FolderLock.fileName, to: temporary.path("elsewhere"))
    #expect(throws: FileError.isLink(path: folder.path(of: FolderLock.fileName))) {
      try FolderLock(folder)
    }
    #expect(try temporary.names() == [FolderLock.fileName])
  }
}
