import Foundation
import MarqueeCompiler
import TestSupport
import Testing

/// Files below a folder that is held open.
@Suite struct OpenFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("theirs", to: "victim/a.json")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test(arguments: ["../victim", "/dev", "sub", "nowhere"])
  func `a folder that is a link is not written through`(target: String) throws {
    let open = try Disk().folder(making: folder.path("out"))
    try folder.link("out/sub", to: target)
    let link = FileError.isLink(path: folder.path("out/sub"))
    #expect(throws: link) { try open.write([1], to: "sub/a.json") }
    #expect(throws: link) { try open.write([1], to: "sub/more/a.json") }
    open.removeLeftovers(in: "sub")
    #expect(try text("victim/a.json") == "theirs")
    #expect(try folder.names() == ["out", "out/sub", "victim", "victim/a.json"])
  }

  @Test(arguments: ["../victim/a.json", "../nowhere"])
  func `a file that is a link is replaced`(target: String) throws {
    let open = try Disk().folder(making: folder.path("out"))
    try folder.link("out/a.json", to: target)
    #expect(try open.write(Array("theirs".utf8), to: "a.json"))
    #expect(try open.write(Array("ours".utf8), to: "a.json"))
    #expect(try text("out/a.json") == "ours")
    #expect(try folder.names() == ["out", "out/a.json", "victim", "victim/a.json"])
    #expect(try text("victim/a.json") == "theirs")
  }

  @Test func `a link to a device is no file to replace`() throws {
    let open = try Disk().folder(making: folder.path("out"))
    try folder.link("out/a.json", to: "/dev/zero")
    #expect(throws: FileError.notRegular(path: folder.path("out/a.json"))) {
      try open.write([1], to: "a.json")
    }
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe is neither opened nor replaced`() throws {
    let open = try Disk().folder(making: folder.path("out"))
    #expect(unsafe mkfifo(folder.path("out/a.json"), 0o644) == 0)
    #expect(throws: FileError.notRegular(path: folder.path("out/a.json"))) {
      try open.write([1], to: "a.json")
    }
  }

  @Test(arguments: ["../a.json", "/tmp/a.json", "a/../../b", "", "a//b", "."])
  func `no path leads out`(path: String) throws {
    let open = try Disk().folder(making: folder.path("out"))
    #expect(throws: FileError.self) { try open.write([1], to: path) }
    #expect(try folder.names() == ["out", "victim", "victim/a.json"])
  }

  @Test func `what is written goes where the folder was opened`() throws {
    let open = try Disk().folder(making: folder.path("out"))
    try FileManager.default.moveItem(
      atPath: folder.path("out"), toPath: folder.path("moved"))
    try folder.link("out", to: "victim")
    try open.write([1], to: "sub/b.json")
    #expect(
      try folder.names() == [
        "moved", "moved/sub", "moved/sub/b.json", "out", "victim", "victim/a.json",
      ])
  }

  @Test func `the folder that somebody has named may be a link`() throws {
    try folder.link("out", to: "victim")
    try Disk().folder(making: folder.path("out")).write([1], to: "b.json")
    #expect(try folder.read("victim/b.json") == [1])
    #expect(throws: FileError.isFile(path: folder.path("victim/a.json"))) {
      try OpenFolder(folder.path("victim/a.json"))
    }
  }
}
