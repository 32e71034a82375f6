import Foundation
import MarqueeCommandLine
import MarqueeOutputs
import TestSupport
import Testing

/// Sites of all screens.
@Suite struct PreviewSiteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.broken, to: "Content/more/Other.plist")
    try folder.write(PNGBytes.image(270, 270, note: "cat"), to: "Content/cat.png")
  }

  private func run(_ options: String...) -> CommandRun {
    CommandRun(["preview", folder.path("Content")] + options)
  }

  private func assets() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("out/assets/") }
  }

  @Test func `a site holds each image once, under a name that comes from its bytes`() throws {
    #expect(run("--site", folder.path("out")).exitCode == .success)
    let images = try assets().filter { $0.hasPrefix("out/assets/image-") }
    #expect(images.count == 1)
    let image = try #require(images.first)
    #expect(try folder.read(image) == folder.read("Content/cat.png"))
    let name = try #require(image.split(separator: "/").last)
    #expect(try folder.text("out/screens/Home.html").contains("\"../assets/\(name)\""))
    #expect(try folder.text("out/screens/more/Other.html").contains("\"../../assets/\(name)\""))
    #expect(try folder.text("out/screens/Home.html").contains("href=\"more/Other.html\""))
    #expect(try folder.text("out/screens/more/Other.html").contains("href=\"../Home.html\""))
  }

  /// Its images would be read as content the next time.
  @Test(arguments: [["--site"], ["--format", "svg", "--output"]])
  func `images are not written into the content`(options: [String]) throws {
    let before = try folder.names()
    for inside in ["Content/new/site", "Content"] {
      let run = CommandRun(["preview", folder.path("Content")] + options + [folder.path(inside)])
      #expect(run.exitCode == .ioError)
      #expect(run.errors.contains("it lies in the content folder"), "\(run.errors)")
      let one = CommandRun(
        ["preview", folder.path("Content/Home.plist")] + options + [folder.path(inside)])
      #expect(one.exitCode == .ioError)
    }
    #expect(try folder.names() == before)
  }

  @Test func `the same content makes the same bytes, wherever it is`() throws {
    _ = run("--site", folder.path("out"))
    let other = try TemporaryFolder()
    for name in ["Marquee.plist", "Home.plist", "more/Other.plist", "cat.png"] {
      try other.write(try folder.read("Content/\(name)"), to: "Content/\(name)")
    }
    _ = CommandRun("preview", other.path("Content"), "--site", other.path("out"))
    let names = try folder.names().filter { $0.hasPrefix("out/") && !$0.hasPrefix("out/screens") }
    #expect(
      try names == other.names().filter { $0.hasPrefix("out/") && !$0.hasPrefix("out/screens") })
    // The record has digests of the pages, which name the files as they were given.
    for name in names where !["out/assets", "out/\(PreviewRecord.fileName)"].contains(name) {
      #expect(try folder.read(name) == other.read(name), "\(name)")
    }
  }

  @Test func `an image that no page shows is removed`() throws {
    _ = run("--site", folder.path("out"))
    let before = try assets()
    try folder.write(PNGBytes.image(270, 270, note: "another"), to: "Content/cat.png")
    _ = run("--site", folder.path("out"))
    let after = try assets()
    #expect(after.count == before.count)
    #expect(Set(before).subtracting(after).contains { $0.hasPrefix("out/assets/image-") })
  }

  @Test(arguments: [
    ["--output", "other"], ["--link-images"], ["--wall"], ["--against", "git:HEAD"],
    ["--format", "svg"], ["--format", "text"],
  ])
  func `what contradicts a site is a wrong command line`(options: [String]) throws {
    let path = folder.path("out")
    let result = CommandRun(["preview", folder.path("Content"), "--site", path] + options)
    #expect(result.exitCode == .usage)
    #expect(result.errors.contains("'\(options[0])"))
    #expect(result.errors.contains("' cannot be used with '"))
    #expect(result.errors.contains("'--site'"))
    #expect(try !folder.names().contains("out"))
  }

  @Test func `pages stay while a screen cannot be read`() throws {
    _ = run("--site", folder.path("out"))
    try folder.remove("Content/Home.plist")
    try FileManager.default.createDirectory(
      atPath: folder.path("Content/Home.plist"), withIntermediateDirectories: true)
    _ = run("--site", folder.path("out"))
    #expect(try folder.names().contains("out/screens/more/Other.html"))
  }
}
