import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// The files for Make and Ninja, copied beside a content folder as their first lines say.
@Suite struct ExampleMakefileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try #require(CommandRun("init", folder.path("Content")).exitCode == .success)
  }

  private func copy(_ name: String) throws {
    let file = PackageFolder.url.appending(path: "Tools/Examples/\(name)")
    try FileManager.default.copyItem(
      at: file, to: folder.url.appending(path: file.lastPathComponent))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "there is no make"))
  func `Make finds the screens of the folder that init starts`() throws {
    try copy("make/Makefile")
    // Which screens there are does not depend on what compiles them.
    let arguments = ["--directory", folder.path, "MARQUEE=/usr/bin/true"]
    #expect(try TemporaryFolder.run("/usr/bin/make", arguments) == 0)
    let objects = try folder.names().filter { $0.hasSuffix(".marquee") }
    #expect(objects == ["build/objects/Home.marquee"])
  }

  @Test func `Ninja finds the screens of the folder that init starts`() throws {
    try copy("ninja/configure.sh")
    let script = "cd '\(folder.path)' && ./configure.sh true"
    #expect(try TemporaryFolder.run("/bin/sh", ["-c", script]) == 0)
    #expect(try folder.text("build.ninja").contains("build/objects/Home.marquee"))
  }
}
