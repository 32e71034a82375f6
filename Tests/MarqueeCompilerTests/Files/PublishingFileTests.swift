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

  @Test func `old temporary files go, in the folder that is asked for`() throws {
    for name in ["", "a/", "a/b/"] {
      let path = try temporary.write("x", to: "\(name).x.1.marquee.tmp")
      let date = Date(timeIntervalSinceNow: -11 * 60)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    try temporary.write("x", to: "a/.x.tmp")
    folder.removeLeftovers(in: "a")
    #expect(
      try temporary.names() == [
        ".x.1.marquee.tmp", "a", "a/.x.tmp", "a/b", "a/b/.x.1.marquee.tmp",
      ])
  }

  @Test(arguments: ["../victim", "nowhere"])
  func `a temporary name that is taken by a link is not written through`(target: String) throws {
    try temporary.write("theirs", to: "victim")
    try temporary.write("old", to: "out/a")
    try temporary.link("out/.a.1.marquee.tmp", to: target)
    let open = try OpenFolder(temporary.path("out"))
    #expect(throws: FileError.self) {
      try open.replace("a", with: [1], mode: nil, by: ".a.1.marquee.tmp")
    }
    #expect(try temporary.text("victim") == "theirs")
    #expect(try temporary.text("out/a") == "old")
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
