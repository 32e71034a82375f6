import Foundation
import MarqueeCompiler
import TestSupport
import Testing

/// A folder that is made with all its files, or not at all.
@Suite struct NewFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ path: String, _ names: String...) throws(FileError) {
    try Disk().makeFolder(path, holding: names.map { (name: $0, bytes: Array($0.utf8)) })
  }

  @Test(arguments: ["New", "New/", "a/b/New", "Empty"])
  func `a missing or empty folder gets all files`(path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Empty"), withIntermediateDirectories: false)
    try make("\(folder.path)/\(path)", "a", "b")
    #expect(try folder.text("\(path)/a") == "a")
    #expect(try folder.text("\(path)/b") == "b")
    #expect(try folder.names().allSatisfy { !$0.contains("/.") && !$0.hasPrefix(".") })
  }

  @Test func `nothing is left if one file cannot be written`() throws {
    let tooLong = String(repeating: "x", count: 300)
    #expect(throws: FileError.self) { try make(folder.path("New"), "a", tooLong) }
    #expect(try folder.names() == [])
  }

  @Test func `a folder with only hidden files gets all files`() throws {
    try folder.write("x", to: "New/.keep")
    try make(folder.path("New"), "a/b", "c")
    #expect(try folder.names() == ["New", "New/.keep", "New/a", "New/a/b", "New/c"])
  }

  @Test func `nothing is left in a folder that exists either`() throws {
    try folder.write("x", to: "New/.keep")
    let tooLong = String(repeating: "x", count: 300)
    #expect(throws: FileError.self) { try make(folder.path("New"), "a", tooLong) }
    #expect(try folder.names() == ["New", "New/.keep"])
  }

  @Test func `a folder with a file is refused, and the file is named`() throws {
    try folder.write("x", to: "New/z.txt")
    try folder.write("x", to: "New/b.txt")
    let path = folder.path("New")
    let error = FileError.other(path: path, reason: "'b.txt' is in it already; name a new folder")
    #expect(throws: error) { try Disk().checkNew(path) }
    #expect(throws: FileError.self) { try make(path, "a") }
    #expect(try folder.names() == ["New", "New/b.txt", "New/z.txt"])
  }

  @Test func `a link to a file and a link to nothing are refused`() throws {
    try folder.write("x", to: "file")
    try folder.link("toFile", to: "file")
    try folder.link("toNothing", to: "nothing")
    #expect(throws: FileError.self) { try make(folder.path("toFile"), "a") }
    #expect(throws: FileError.self) { try make(folder.path("toNothing"), "a") }
    #expect(try folder.names() == ["file", "toFile", "toNothing"])
  }
}
