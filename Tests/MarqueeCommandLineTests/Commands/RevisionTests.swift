import MarqueeCompiler
import MarqueeImages
import MarqueeOutputs
import MarqueeScreen
import MarqueeValidation
import TestSupport
import Testing

/// A revision as what content is read from.
@Suite(.enabled(if: GitRepository.isPresent, "there is no git"))
struct RevisionTests {
  private let repository: GitRepository

  init() throws {
    repository = try GitRepository()
  }

  private func revision(_ path: String = "") throws -> Revision {
    try Revision(
      "main", path: nil, like: repository.folder.path(path), environment: ["PATH": "/usr/bin"])
  }

  @Test func `its paths begin at the top, and hidden files are not listed`() throws {
    try repository.folder.link("link", to: "a.txt")
    try repository.commit([
      "a.txt": "one", "Content/b/c.plist": "two", "Content/.hidden/d.plist": "three",
      "Content/.e": "four",
    ])
    let world = try revision("Content")
    #expect(world.path == "Content")
    #expect(
      try world.entries(below: "Content", followingLinks: false).entries.map(\.path)
        == ["Content/b", "Content/b/c.plist"])
    #expect(
      try world.entries(below: ".", followingLinks: false).entries.map(\.path)
        == ["Content", "Content/b", "Content/b/c.plist", "a.txt", "link"])
    #expect(try world.read("a.txt").bytes == Array("one".utf8))
    #expect(world.kind(of: ".") == .directory)
    #expect(world.kind(of: "Content/b") == .directory)
    #expect(world.kind(of: "Content/b/c.plist") == .regular)
    #expect(world.kind(of: "link") == nil)
    #expect(world.fault(ofLink: "link", in: ".") == .link)
    #expect(throws: FileError.missing(path: "Content/a.txt")) { try world.read("Content/a.txt") }
    #expect(throws: FileError.isFolder(path: "Content")) { try world.read("Content") }
  }

  @Test func `settings are looked for up to the top of the repository`() throws {
    try repository.commit(["Marquee.plist": "", "a/b/Home.plist": "", "a/c/Marquee.plist": ""])
    let world = try revision()
    #expect(world.settingsPath(for: "a/b") == "Marquee.plist")
    #expect(world.settingsPath(for: "a/c") == "a/c/Marquee.plist")
    #expect(world.settingsPath(for: ".") == "Marquee.plist")
  }

  @Test func `files of any size are read on several threads, and in the order of the asking`()
    throws
  {
    let sizes = [0, 1, 63, 64, 65, 4095, 4096, 65_535, 65_536, 65_537, 200_000, 1_000_000]
    for size in sizes {
      try repository.folder.write([UInt8](repeating: 10, count: size), to: "\(size)")
    }
    try repository.commit([:])
    let world = try revision()
    let wanted = (0..<20).flatMap { _ in sizes }
    let read = Workers(count: 8).map(wanted) { size in
      (try? world.read("\(size)").bytes) == [UInt8](repeating: 10, count: size)
    }
    #expect(!read.contains(false))
  }
}
