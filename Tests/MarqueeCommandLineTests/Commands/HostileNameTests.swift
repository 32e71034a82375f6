import MarqueeCommandLine
import TestSupport
import Testing

/// File names that a build system would read as more than names, through whole commands.
@Suite struct HostileNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
  }

  @Test(arguments: ["x!=touch${IFS}PWNED${IFS}", "SHELL=x", "p%q", "a\nb", "$(touch X)", "a'b"])
  func `a screen whose name a dependency file cannot hold stops the build`(name: String) throws {
    try folder.write(SampleScreen.broken, to: "Content/\(name).plist")
    let before = try folder.names()
    let build = CommandRun(
      "build", folder.path("Content"), "-o", folder.path("out"), "--depfile", folder.path("dep.d"))
    #expect(build.exitCode == .ioError)
    #expect(build.errors.contains(name.replacing("\n", with: "␊") + ".plist': "))
    #expect(build.errors.contains("rename it"))
    let compile = CommandRun(
      "compile", folder.path("Content/\(name).plist"), "-o", folder.path("a.marquee"),
      "--depfile", folder.path("dep.d"))
    #expect(compile.exitCode == .ioError)
    #expect(try folder.names() == before)
    // Without a dependency file, such a name is an ordinary name.
    let plain = CommandRun("build", folder.path("Content/Home.plist"), "-o", folder.path("out"))
    #expect(plain.exitCode == .success)
  }

  @Test(arguments: ["p!=touch${IFS}PWNED${IFS}", "a=b", "[ab]", "a'b"])
  func `an image whose name a dependency file cannot hold stops the build`(name: String) throws {
    try folder.write(PNGBytes.image(270, 270), to: "Content/\(name).png")
    let screen = SampleScreen.grid("<key>description</key><string>A</string>", image: name)
    try folder.write(screen, to: "Content/Home.plist")
    let before = try folder.names()
    let run = CommandRun(
      "build", folder.path("Content"), "-o", folder.path("out"), "--no-cache",
      "--depfile", folder.path("dep.d"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("\(name).png': a dependency file of Make and Ninja cannot hold"))
    #expect(try folder.names() == before)
  }

  @Test func `a folder whose name cannot be held stops the build`() throws {
    try folder.write(SampleScreen.valid, to: "A=B/Home.plist")
    let before = try folder.names()
    for (content, output) in [("A=B", "out"), ("Content", "o=t")] {
      let run = CommandRun(
        "build", folder.path(content), "-o", folder.path(output), "--depfile", folder.path("dep.d"))
      #expect(run.exitCode == .ioError)
      #expect(run.errors.contains("cannot hold a name with '='"))
    }
    #expect(try folder.names() == before)
  }

  @Test(arguments: ["$(SRCROOT)x", "${HOME}", "a\nb"])
  func `a name that Xcode would expand is in no list`(name: String) throws {
    try folder.write(SampleScreen.valid, to: "Content/\(name).plist")
    let before = try folder.names()
    let run = CommandRun(
      "build", folder.path("Content"), "-o", "$(DERIVED_FILE_DIR)",
      "--emit-xcfilelists", folder.path("lists"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("a file list of Xcode cannot hold a name with"))
    #expect(try folder.names() == before)
  }

  @Test func `a file whose name has a line break is not one of two unused inputs`() throws {
    try folder.write("", to: "Content/evil\nHome.plist.png")
    let before = try folder.names()
    let run = CommandRun(
      "compile", folder.path("Content/Home.plist"), "-o", folder.path("a.marquee"),
      "--unused-inputs", folder.path("unused"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("evil␊Home.plist.png': a list of files cannot hold"))
    #expect(try folder.names() == before)
  }

  @Test(arguments: ["a.marquee\r\n", "a.marquee\u{0}b\n", " a.marquee\n"])
  func `a list of objects holds names alone`(list: String) throws {
    let file = try folder.write(list, to: "objects")
    let run = CommandRun("link", "--objects", file, "-o", folder.path("out"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("objects': it cannot hold a name"))
  }

  @Test func `a name of 255 bytes is built, and a longer one is reported`() throws {
    let name = String(repeating: "n", count: 249)
    let file = try folder.write(SampleScreen.valid, to: "Content/\(name).plist")
    let run = CommandRun("build", file, "-o", folder.path("out"))
    #expect(run.exitCode == .success)
    #expect(try folder.names().contains("out/\(name).json"))
    let long = CommandRun("compile", file, "-o", folder.path("\(name).marquee"))
    #expect(long.exitCode == .ioError)
    #expect(long.errors.contains("a name in it has 257 bytes, and the system allows 255"))
    let deep = CommandRun("compile", file, "-o", folder.path("\(name)nnnnnnnn/a.marquee"))
    #expect(deep.exitCode == .ioError)
    #expect(deep.errors.contains("a name in it has 257 bytes, and the system allows 255"))
  }
}
