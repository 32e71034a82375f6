import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Compiling one screen for a later link.
@Suite struct CompileCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.warned, to: "Content/more/Warned.plist")
  }

  private func compile(_ name: String, content: String = "Content") -> CommandRun {
    CommandRun(
      "compile", folder.path("Content/\(name).plist"), "--content", folder.path(content),
      "-o", folder.path("objects/\(name).marquee"))
  }

  @Test func `a screen with errors is not compiled`() throws {
    try folder.write(SampleScreen.broken, to: "Content/Home.plist")
    let run = compile("Home")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("[empty-text]"))
    #expect(!(try folder.names().contains("objects/Home.marquee")))
  }

  @Test func `a screen lies in its content folder`() throws {
    try folder.write(SampleScreen.valid, to: "Elsewhere/Other.plist")
    let run = compile("Home", content: "Elsewhere")
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("is not in the content folder"))
    let directory = CommandRun("compile", folder.path("Content"), "-o", "x")
    #expect(directory.exitCode == .ioError)
    #expect(directory.errors.contains("is a folder, and a file is needed"))
    #expect(CommandRun("compile", folder.path("Content/Home.plist")).exitCode == .usage)
  }

  @Test func `an object depends on its files, and links are followed`() throws {
    try folder.write(PNGBytes.image(270, 270), to: "store/cat.png")
    try FileManager.default.removeItem(atPath: folder.path("Content/Images/cat.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Content/Images/cat.png"),
      withDestinationPath: folder.path("store/cat.png"))
    let run = CommandRun(
      "compile", folder.path("Content/Home.plist"), "--content", folder.path("Content"),
      "-o", folder.path("Home.marquee"), "--depfile", folder.path("Home.d"))
    #expect(run.exitCode == .success)
    #expect(
      try folder.text("Home.d").replacing(folder.path, with: "").hasPrefix(
        "/Home.marquee: \\\n  /Content/Home.plist \\\n  /Content/Images/cat.png\n"))
  }

  @Test func `a screen says which files it does not depend on`() throws {
    let image = PNGBytes.image(270, 270)
    try folder.write(image, to: "Content/Images/dog.png")
    try folder.write("all of them", to: "Content/Images/dogs.txt")
    for name in ["Marquee", "Items", "Items/More"] {
      try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/\(name).plist")
    }
    try folder.write(image, to: "Content/Assets.xcassets/cow.imageset/a cow.png")
    try folder.write(
      "{\"images\":[{\"filename\":\"a cow.png\",\"scale\":\"1x\",\"idiom\":\"universal\"}]}",
      to: "Content/Assets.xcassets/cow.imageset/Contents.json")
    let run = CommandRun(
      "compile", folder.path("Content/Home.plist"), "--content", folder.path("Content"),
      "-o", folder.path("Home.marquee"), "--unused-inputs", folder.path("Home.unused"))
    #expect(run.exitCode == .success)
    // The screen names the cat, and the description of the cow gives a name that it may look for.
    // Settings hold for every screen, and so does the library.
    #expect(
      try folder.text("Home.unused").replacing(folder.path, with: "") == """
        /Content/Assets.xcassets/cow.imageset/a cow.png
        /Content/Images/dog.png
        /Content/Images/dogs.txt
        /Content/more/Warned.plist

        """)
  }
}
