import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// No command writes what it makes in place of what an author has made.
@Suite struct OverwrittenContentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.sound, to: "Content/Home.plist")
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

  @Test(arguments: ["build/Home.marquee", "Content/build/Home.marquee"])
  func `a build folder in the content is one`(output: String) throws {
    let run = CommandRun("compile", folder.path("Content/Home.plist"), "-o", folder.path(output))
    #expect(run.exitCode == .success)
    #expect(try folder.names().contains(output))
  }
}
