import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// JSON of a deleted screen is reported until it is removed.
@Suite struct LeftoverTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    for name in ["Home", "Other", "more/Third"] {
      try folder.write(SampleScreen.valid, to: "Content/\(name).plist")
    }
  }

  private func build(_ options: String...) -> CommandRun {
    CommandRun(["build", folder.path("Content"), "-o", folder.path("out")] + options)
  }

  /// The messages about some files.
  private func said(_ severity: String, _ names: String...) -> String {
    names.map { name in
      "marquee: \(severity): '\(folder.path("out/\(name)"))' belongs to a deleted screen; remove it "
        + "if nothing reads it\n"
    }.joined()
  }

  static let caches = [[], ["--no-cache"], ["--verify-cache"]]

  @Test(arguments: caches)
  func `every build names it, and every strict build fails, until it is removed`(
    cache: [String]
  ) throws {
    func build(_ more: String...) -> CommandRun {
      CommandRun(
        ["build", folder.path("Content"), "-o", folder.path("out")] + cache + more)
    }
    #expect(build().errors == "")
    try folder.remove("Content/Other.plist")
    for _ in 0..<2 {
      let run = build()
      #expect(run.exitCode == .success)
      #expect(run.errors == said("warning", "Other.json"))
      let strict = build("--strict")
      #expect(strict.exitCode == .errorsFound)
      #expect(strict.errors == said("error", "Other.json"))
      #expect(!strict.output.contains("no errors found"))
    }
    // The index is that of a clean build.
    #expect(
      CommandRun("build", folder.path("Content"), "-o", folder.path("clean")).exitCode == .success)
    #expect(try folder.read("out/Screens.json") == folder.read("clean/Screens.json"))
    try folder.remove("out/Other.json")
    let run = build("--strict")
    #expect(run.exitCode == .success)
    #expect(run.errors == "")
    #expect(try folder.names().filter { $0.contains("unlisted") } == [])
  }

  @Test func `a screen that was moved leaves its JSON, and so does one that was renamed`() throws {
    #expect(build().exitCode == .success)
    try folder.copy("Content/Other.plist", to: "Content/more/Other.plist")
    try folder.remove("Content/Other.plist")
    try folder.copy("Content/more/Third.plist", to: "Content/more/Fourth.plist")
    try folder.remove("Content/more/Third.plist")
    for _ in 0..<2 {
      #expect(build().errors == said("warning", "Other.json", "more/Third.json"))
    }
    #expect(try folder.names().contains("out/more/Fourth.json"))
  }

  /// Whether the file system is case-sensitive.
  private func tellsCase() throws -> Bool {
    try folder.write("a", to: "case")
    return !FileManager.default.fileExists(atPath: folder.path("CASE"))
  }

  @Test func `a screen whose name changes its case leaves JSON only where that is another file`()
    throws
  {
    #expect(build().exitCode == .success)
    try folder.remove("Content/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/home.plist")
    let isOther = try tellsCase()
    for _ in 0..<2 {
      #expect(build().errors == (isOther ? said("warning", "Home.json") : ""))
      #expect(try folder.read("out/home.json") == folder.read("out/Other.json"))
    }
    #expect(build("--strict").exitCode == (isOther ? .errorsFound : .success))
  }

  @Test func `one file under two names that differ in case is not left over`() throws {
    // As on a disk that ignores case.
    #expect(build().exitCode == .success)
    try FileManager.default.linkItem(
      atPath: folder.path("out/Home.json"), toPath: folder.path("out/home.json"))
    try folder.remove("Content/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/home.plist")
    #expect(build().errors == "")
  }

  @Test func `a screen with errors is not gone, and an error elsewhere hides nothing`() throws {
    #expect(build().exitCode == .success)
    try folder.write(SampleScreen.broken, to: "Content/Home.plist")
    #expect(build().errors == "")
    try folder.remove("Content/Other.plist")
    for _ in 0..<2 { #expect(build().errors == said("warning", "Other.json")) }
  }

  @Test func `a screen that cannot be read is not gone`() throws {
    #expect(build().exitCode == .success)
    try folder.remove("Content/Other.plist")
    try folder.link("Content/Other.plist", to: "nothing")
    #expect(build().errors == "")
  }

  @Test func `JSON that only builds with errors have written is known too`() throws {
    try folder.write(SampleScreen.broken, to: "Content/Home.plist")
    #expect(build().exitCode == .errorsFound)
    #expect(try folder.names().contains("out/Other.json"))
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.remove("Content/Other.plist")
    for _ in 0..<2 { #expect(build().errors == said("warning", "Other.json")) }
  }

  @Test func `a screen that comes back is not left over`() throws {
    #expect(build().exitCode == .success)
    try folder.remove("Content/Other.plist")
    #expect(build().errors == said("warning", "Other.json"))
    try folder.write(SampleScreen.valid, to: "Content/Other.plist")
    #expect(build("--strict").errors == "")
    #expect(try folder.names().filter { $0.contains("unlisted") } == [])
  }

  @Test func `a strict build writes the screens and keeps the old index`() throws {
    #expect(build("--strict").exitCode == .success)
    try folder.remove("Content/Other.plist")
    try folder.write(SampleScreen.valid, to: "Content/New.plist")
    for _ in 0..<2 {
      let run = build("--strict")
      #expect(run.exitCode == .errorsFound)
      #expect(run.errors == said("error", "Other.json"))
      #expect(try folder.read("out/New.json") == folder.read("out/Home.json"))
      #expect(try folder.text("out/Screens.json").contains("New") == false)
    }
    try folder.remove("out/Other.json")
    #expect(build("--strict").exitCode == .success)
    #expect(try folder.text("out/Screens.json").contains("New"))
  }

  @Test func `a list of leftovers that somebody has written leads nowhere else`() throws {
    try folder.write("mine", to: "notes.txt")
    try folder.write("", to: "out/empty.json")
    try folder.link("out/link.json", to: "../notes.txt")
    let names = ["../notes.txt", folder.path("notes.txt"), "empty.json", "link.json", "none.json"]
    try folder.write(names.map { "\($0)\0" }.joined(), to: "out/.marquee-unlisted")
    #expect(build().errors == "")
    #expect(try folder.text("notes.txt") == "mine")
  }

  @Test func `linking names what is left over, each time`() throws {
    func link(_ names: String...) -> CommandRun {
      for name in names {
        _ = CommandRun(
          "compile", folder.path("Content/\(name).plist"), "--content", folder.path("Content"),
          "-o", folder.path("objects/\(name).marquee"))
      }
      return CommandRun(
        ["link"] + names.map { folder.path("objects/\($0).marquee") }
          + ["--content", folder.path("Content"), "-o", folder.path("out")])
    }
    #expect(link("Home", "Other").errors == "")
    for _ in 0..<2 { #expect(link("Home").errors == said("warning", "Other.json")) }
  }
}
