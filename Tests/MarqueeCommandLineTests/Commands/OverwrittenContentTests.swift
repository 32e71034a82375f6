import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// No command overwrites an author's files with its output.
@Suite struct OverwrittenContentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
  }

  @Test(arguments: [
    ["compile", "Content/Home.plist", "-o", "Content/Home.plist"],
    ["compile", "Content/Home.plist", "-o", "Content/New.PLIST"],
    ["compile", "Content/Home.plist", "-o", "objects/a", "--depfile", "Content/Images/cat.png"],
    [
      "compile", "Content/Home.plist", "-o", "objects/a", "--unused-inputs",
      "Content/Marquee.plist",
    ],
    ["build", "Content", "-o", "build", "--depfile", "Content/Marquee.plist"],
    ["build", "Content/Home.plist", "-o", "build", "--depfile", "Content/Home.plist"],
    ["generate", "swift", "Content", "-o", "Content/Home.plist"],
    ["generate", "swift", "Content", "-o", "Content/Images.xcassets/cat.imageset/Contents.json"],
  ])
  func `a file of the content is no place for an output`(arguments: [String]) throws {
    let before = try folder.names()
    let screen = try Data(contentsOf: folder.url.appending(path: "Content/Home.plist"))
    let run = CommandRun(
      arguments: arguments.map { $0.contains("/") || $0 == "Content" ? folder.path($0) : $0 })
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("it would be a file of the content in '"))
    #expect(run.errors.hasSuffix("name another one\n"))
    #expect(try folder.names().filter { !$0.contains(".marquee-cache") } == before)
    #expect(try Data(contentsOf: folder.url.appending(path: "Content/Home.plist")) == screen)
  }

  @Test(arguments: [
    (["build", "Content", "-o", "Content"], "it is the content folder"),
    (["build", "Content", "-o", "Content/Images/.."], "it is the content folder"),
    (
      ["build", "Content", "-o", "Content/Assets.xcassets/out"], "it would be a file of the content"
    ),
    (["preview", "Content", "-o", "Content"], "it is the content folder"),
    (["preview", "Content", "-o", "Content/out", "-f", "svg"], "it lies in the content folder"),
    (
      ["preview", "Content", "-o", "Content/out", "-f", "markdown", "--against", "Content"],
      "it lies in the content folder"
    ),
    (["publish", "Content", "-o", "Content"], "it lies in the content folder"),
  ])
  func `a folder of the content is no place for outputs`(
    arguments: [String], reason: String
  ) throws {
    let before = try folder.names()
    let run = CommandRun(arguments.map { $0.hasPrefix("Content") ? folder.path($0) : $0 })
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(try folder.names().filter { !$0.contains(".marquee-cache") } == before)
  }

  @Test func `screens are not linked into the content folder`() throws {
    let object = folder.path("Home.marquee")
    let content = folder.path("Content")
    #expect(CommandRun("compile", "\(content)/Home.plist", "-o", object).exitCode == .success)
    let run = CommandRun("link", object, "--content", content, "-o", content)
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("it is the content folder"), "\(run.errors)")
    let inside = CommandRun("link", object, "--content", content, "-o", "\(content)/out")
    #expect(inside.exitCode == .success)
  }

  @Test func `a folder of its own in the content is a place for JSON and pages`() throws {
    let content = folder.path("Content")
    #expect(CommandRun("build", content, "-o", "\(content)/out").exitCode == .success)
    #expect(CommandRun("build", "\(content)/Home.plist", "-o", content).exitCode == .success)
    #expect(CommandRun("preview", content, "-o", "\(content)/out").exitCode == .success)
  }

  @Test(arguments: ["build/Home.marquee", "Content/build/Home.marquee"])
  func `a build folder in the content is a place for outputs`(output: String) throws {
    let run = CommandRun("compile", folder.path("Content/Home.plist"), "-o", folder.path(output))
    #expect(run.exitCode == .success)
    #expect(try folder.names().contains(output))
  }
}
