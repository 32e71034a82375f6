import Foundation
import MarqueeCompiler
import MarqueeImages
import MarqueeOutputs
import MarqueeValidation
import TestSupport
import Testing

@Suite struct DiskTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder.path(name))))
  }

  @Test func `what is at a path is found with links followed`() throws {
    try folder.write("a", to: "a.txt")
    try folder.link("to-file", to: folder.path("a.txt"))
    try folder.link("to-folder", to: folder.path)
    try folder.link("to-nothing", to: folder.path("gone"))
    #expect(Disk().kind(of: folder.path("a.txt")) == .regular)
    #expect(Disk().kind(of: folder.path) == .directory)
    #expect(Disk().kind(of: folder.path("to-file")) == .regular)
    #expect(Disk().kind(of: folder.path("to-folder")) == .directory)
    #expect(Disk().kind(of: folder.path("to-nothing")) == nil)
    #expect(Disk().kind(of: "/dev/null") == .special)
    #expect(Disk().kind(of: "") != .regular)
  }

  @Test func `only regular files are read`() throws {
    try folder.write("한글", to: "a.txt")
    #expect(try Disk().read(folder.path("a.txt")).bytes == Array("한글".utf8))
    #expect(throws: FileError.isFolder(path: folder.path)) { try Disk().read(folder.path).bytes }
    #expect(throws: FileError.notRegular(path: "/dev/null")) { try Disk().read("/dev/null").bytes }
    let gone = folder.path("gone")
    #expect(throws: FileError.missing(path: gone)) { try Disk().read(gone).bytes }
  }

  @Test(arguments: [0, 1, 65_536, 1_500_001])
  func `a file of any length is read as it is`(byteCount: Int) throws {
    let content = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try Data(content).write(to: URL(filePath: folder.path("a.bin")))
    #expect(try Disk().read(folder.path("a.bin")).bytes == content)
  }

  @Test func `a file of more than 1 GiB is refused unread`() throws {
    let path = try folder.write("", to: "large.plist")
    // A hole takes no space on the disk.
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.truncate(atOffset: 1 << 30 + 1)
    try handle.close()
    #expect(throws: FileError.other(path: path, reason: "it is larger than 1 GiB")) {
      _ = try Disk().read(path).bytes
    }
  }

  @Test func `a file is written when its bytes change, and folders are made`() throws {
    let path = folder.path("a/b/c.json")
    #expect(try Disk().write([1, 2], to: path))
    #expect(try !Disk().write([1, 2], to: path))
    #expect(try Disk().write([3], to: path))
    #expect(try bytes("a/b/c.json") == [3])
    #expect(try Disk().write([], to: path))
    #expect(try bytes("a/b/c.json") == [])
    #expect(try folder.names() == ["a", "a/b", "a/b/c.json"])
  }

  /// Files are compared a piece at a time; these have more than one.
  @Test(arguments: [0, 65_535, 65_536, 131_072, 199_999])
  func `one byte of a large file is a change`(position: Int) throws {
    var content = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let path = folder.path("a.json")
    #expect(try Disk().write(content, to: path))
    #expect(try !Disk().write(content, to: path))
    content[position] ^= 1
    #expect(try Disk().write(content, to: path))
    #expect(try bytes("a.json") == content)
    #expect(try Disk().write(content + [0], to: path))
    #expect(try Disk().write(content, to: path))
  }

  @Test func `a folder is not overwritten`() throws {
    #expect(throws: FileError.isFolder(path: folder.path)) {
      try Disk().write([1], to: folder.path)
    }
    let below = try folder.write("x", to: "file") + "/a.json"
    #expect(throws: FileError.self) { try Disk().write([1], to: below) }
    #expect(try folder.names() == ["file"])
  }

  #if os(Linux)
    @Test func `where the system allows no folder, none is called missing`() {
      let error = FileError.other(
        path: "/proc/marquee", reason: "no folder can be created there")
      #expect(throws: error) { _ = try Disk().folder(making: "/proc/marquee/new") }
    }
  #endif

  /// A process makes files without the permissions of its mask, which is 022 on most systems.
  @Test(arguments: [0o600, 0o640, 0o666, 0o777])
  func `a file's permissions outlive a new content`(permissions: Int) throws {
    let file = try folder.write("old", to: "a.plist")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
    #expect(try Disk().write([1], to: file))
    #expect(try bytes("a.plist") == [1])
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == permissions)
  }

  @Test func `what a killed run has left is removed after a while, and what a run writes stays`()
    throws
  {
    let names = [".a.json.1x2y.marquee.tmp", ".b.json.1x2y.marquee.tmp", ".a.tmp", "a.marquee.tmp"]
    for name in names {
      let path = try folder.write("", to: name)
      guard name != names[0] else { continue }
      let date = Date(timeIntervalSinceNow: -11 * 60)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    let open = try OpenFolder(folder.path)
    open.removeLeftovers()
    open.removeLeftovers(in: "gone")
    #expect(try folder.names() == [".a.json.1x2y.marquee.tmp", ".a.tmp", "a.marquee.tmp"])
  }

  @Test func `a device is not replaced by a file`() throws {
    #expect(throws: FileError.notRegular(path: "/dev/null")) {
      try Disk().write([1], to: "/dev/null")
    }
    #expect(Disk().kind(of: "/dev/null") == .special)
  }

  @Test func `a list has the order of bytes, and no loops`() throws {
    for name in ["b/z.txt", "B.txt", "b.txt", ".hidden/x.txt", "한/a.txt", "c.set/1", ".x"] {
      try folder.write("", to: name)
    }
    try folder.link("b/loop", to: folder.path)
    try folder.link("link.txt", to: folder.path("b.txt"))
    let entries = try Disk().entries(below: folder.path).entries
    let names = entries.map { String($0.path.dropFirst(folder.path.count + 1)) }
    #expect(
      names == [
        "B.txt", "b", "b/loop", "b/z.txt", "b.txt", "c.set", "c.set/1", "link.txt", "한", "한/a.txt",
      ])
    #expect(
      zip(names, entries).filter { $0.1.kind == .regular }.map(\.0)
        == ["B.txt", "b/z.txt", "b.txt", "c.set/1", "link.txt", "한/a.txt"])
  }

  @Test func `a folder of very many files is listed as a whole`() throws {
    let count = Sample.size(1_000_000, quick: 10_000)
    for number in 0..<count {
      let file = unsafe open(folder.path("f\(number)"), O_CREAT | O_WRONLY, 0o644)
      #expect(file >= 0)
      close(file)
    }
    let entries = try Disk().entries(below: folder.path).entries
    #expect(entries.count == count)
    #expect(entries.allSatisfy { $0.kind == .regular })
    #expect(entries.last?.path == folder.path("f\(count - 1)"))
  }

  @Test(arguments: ["Content/Home.plist", "Content/more"])
  func `what is swapped for a link after it was listed is not read`(swapped: String) throws {
    try folder.write("theirs", to: "outside/Home.plist")
    let inside = swapped == "Content/more" ? "more/Home.plist" : "Home.plist"
    try folder.write("ours", to: "Content/\(inside)")
    let content = folder.path("Content")
    #expect(try Disk().entries(below: content).entries.contains { $0.kind == .regular })
    try folder.remove(swapped)
    let target = swapped == "Content/more" ? "outside" : "outside/Home.plist"
    try folder.link(swapped, to: folder.path(target))
    guard case .fault(let reason) = try Disk().read(inside, in: content) else {
      Issue.record("a file outside of the folder was read")
      return
    }
    #expect(reason == .leadsOutside)
  }

  @Test func `only folders are listed`() throws {
    let file = try folder.write("", to: "a.txt")
    #expect(throws: FileError.isFile(path: file)) { try Disk().entries(below: file) }
    let gone = folder.path("gone")
    #expect(throws: FileError.missing(path: gone)) { try Disk().entries(below: gone) }
  }

  @Test func `folders are not listed without end`() throws {
    let path = (0..<102).map { _ in "d" }.joined(separator: "/")
    try folder.write("", to: "\(path)/Home.plist")
    #expect(throws: FileError.self) { try ContentFolder.read(folder.path) }
  }
}
