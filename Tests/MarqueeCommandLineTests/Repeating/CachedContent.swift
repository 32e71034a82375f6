import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// A content folder with a build that has a cache, and one without to compare with.
struct CachedContent {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.warned, to: "Content/Warned.plist")
    try folder.write(SampleScreen.valid, to: "Content/More/Other.plist")
    try folder.write("not of a screen", to: "Content/notes.txt")
  }

  @discardableResult
  func build() -> CommandRun {
    CommandRun(
      "build", folder.path("Content"), "-o", folder.path("out"), "--cache", folder.path("cache"))
  }

  /// Expects a build with the cache to print and write the same as one without it.
  func expectSameAsFresh(_ comment: Comment? = nil) throws {
    let fresh = CommandRun(
      "build", folder.path("Content"), "-o", folder.path("fresh"), "--no-cache")
    let run = build()
    #expect(run.exitCode == fresh.exitCode, comment)
    // JSON of deleted screens is only in the old folder.
    let errors = run.errors.split(separator: "\n").filter {
      !$0.contains("' belongs to a deleted screen;")
    }
    #expect(errors == fresh.errors.split(separator: "\n"), comment)
    #expect(run.report == fresh.report, comment)
    for name in try folder.names() where name.hasPrefix("fresh/") && name.hasSuffix(".json") {
      let other = "out/\(name.dropFirst("fresh/".count))"
      #expect(try folder.read(other) == folder.read(name), comment)
    }
  }

  /// Changes the files, as people and programs do.
  func run(_ script: String) throws {
    let path = folder.path("fault.sh")
    try "set -e\ncd '\(folder.path)'\n\(script)\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(try TemporaryFolder.run("/bin/sh", [path]) == 0, "\(script)")
  }
}
