import Foundation
import MarqueeCompiler
import TestSupport
import Testing

/// An author's file is replaced only if it is unchanged since it was read.
@Suite struct FileReplacementTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "Content/Home.plist")
    try folder.write("secret", to: "outside.txt")
  }

  /// Reads the screen, and replaces it while another program does something.
  private func replace(
    _ path: String = "Content/Home.plist", in root: String = "Content",
    while interruption: () throws -> Void
  ) throws {
    let screen = try #require(try ContentFolder.read(folder.path(path)).screens.first)
    var failure: (any Error)?
    defer { #expect(failure == nil) }
    try Disk().replace(screen, in: folder.path(root), by: Array("new".utf8)) {
      do { try interruption() } catch { failure = error }
    }
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private var changed: FileError { .changed(path: folder.path("Content/Home.plist")) }

  @Test func `an untouched file is replaced, with its permissions`() throws {
    let file = folder.path("Content/Home.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try replace {}
    #expect(try text("Content/Home.plist") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names() == ["Content", "Content/Home.plist", "outside.txt"])
  }

  @Test func `whoever edits the file at the last moment wins`() throws {
    #expect(throws: changed) {
      try replace { try folder.write("mine, and longer", to: "Content/Home.plist") }
    }
    #expect(try text("Content/Home.plist") == "mine, and longer")
    #expect(try folder.names() == ["Content", "Content/Home.plist", "outside.txt"])
  }

  @Test func `an edit of equal length and time is seen too`() throws {
    let file = folder.path("Content/Home.plist")
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    #expect(throws: changed) {
      try replace {
        let handle = try FileHandle(forWritingTo: URL(filePath: file))
        try handle.write(contentsOf: Data("odd".utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      }
    }
    #expect(try text("Content/Home.plist") == "odd")
  }

  @Test func `a copy with equal bytes in the file's place is another file`() throws {
    #expect(throws: changed) {
      try replace {
        try folder.write("old", to: "Content/copy")
        try folder.remove("Content/Home.plist")
        try FileManager.default.moveItem(
          atPath: folder.path("Content/copy"), toPath: folder.path("Content/Home.plist"))
      }
    }
    #expect(try text("Content/Home.plist") == "old")
  }

  @Test func `a link in the file's place is not followed`() throws {
    #expect(throws: changed) {
      try replace {
        try folder.remove("Content/Home.plist")
        try folder.link("Content/Home.plist", to: folder.path("outside.txt"))
      }
    }
    #expect(try text("outside.txt") == "secret")
  }

  @Test func `a file that is gone stays gone`() throws {
    #expect(throws: changed) { try replace { try folder.remove("Content/Home.plist") } }
    #expect(try folder.names() == ["Content", "outside.txt"])
  }

  @Test func `a folder that was swapped for a link leads nowhere else`() throws {
    try folder.write("old", to: "Content/sub/Home.plist")
    try folder.write("theirs", to: "elsewhere/Home.plist")
    // The file that was read stays open under its new name, so it is the one that is replaced.
    try replace("Content/sub/Home.plist") {
      try FileManager.default.moveItem(
        atPath: folder.path("Content/sub"), toPath: folder.path("Content/moved"))
      try folder.link("Content/sub", to: folder.path("elsewhere"))
    }
    #expect(try text("elsewhere/Home.plist") == "theirs")
    #expect(try text("Content/moved/Home.plist") == "new")
  }

  @Test func `a link that leads out of the folder is not written through`() throws {
    try folder.link("Content/Out.plist", to: folder.path("outside.txt"))
    #expect(throws: FileError.self) { try replace("Content/Out.plist") {} }
    #expect(try text("outside.txt") == "secret")
    try folder.link("Content/In.plist", to: "Home.plist")
    try replace("Content/In.plist") {}
    #expect(try text("Content/Home.plist") == "new")
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path("Content/In.plist"))
    #expect(target == "Home.plist")
  }
}
