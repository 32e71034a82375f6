import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct BuildCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
  }

  /// Builds the content folder.
  private func build(_ more: String...) -> CommandRun {
    switch more.count {
    case 0: CommandRun("build", folder.path("Content"), "-o", folder.path("out"))
    default: CommandRun("build", folder.path("Content"), "-o", folder.path("out"), more[0])
    }
  }

  private let json =
    #"{"formatVersion":1,"sections":[{"id":"grid","type":"grid","layout":"grid","itemKind":"poster","items":["#
    + #"{"id":"grid/cat","description":"A cat","imageName":"cat"}]}],"layouts":{"grid":{"item":"#
    + #"{"width":{"fractionalWidth":0.2},"height":{"fractionalHeight":1}},"group":"#
    + #"{"axis":"horizontal","width":{"fractionalWidth":1},"height":{"fractionalWidth":0.2}}}}}"#
    + "\n"

  @Test func `a screen becomes JSON, folders and all`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/more/Other.plist")
    let run = build()
    #expect(run.exitCode == .success)
    #expect(try folder.text("out/Home.json") == json)
    #expect(try folder.text("out/more/Other.json") == json)
    #expect(run.output.contains("wrote \(folder.path("out/Home.json"))\n"))
    #expect(
      try folder.text("out/Screens.json") == #"{"formatVersion":1,"screens":["#
        + #"{"name":"Home","file":"Home.json","sections":1,"items":1},"#
        + #"{"name":"more/Other","file":"more/Other.json","sections":1,"items":1}]}"# + "\n")
    // No temporary file is left.
    let written = try folder.names().filter { $0.hasPrefix("out/") && !$0.contains("/.marquee") }
    #expect(
      written == ["out/Home.json", "out/Screens.json", "out/more", "out/more/Other.json"])
  }

  @Test func `a manifest has the digest of each screen`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/more/Other.plist")
    #expect(build().exitCode == .success)
    #expect(try !folder.names().contains("out/Manifest.json"))
    #expect(build("--manifest").exitCode == .success)
    // The digest of the JSON above, computed with Python's hashlib.
    let digest = "bdb5b9d50021b47ea7564464941a1a02f21daf1631ffba8405deeeafa81872c1"
    let entry = #""sha256":"\#(digest)","bytes":352}"#
    #expect(
      try folder.text("out/Manifest.json") == #"{"formatVersion":1,"screens":["#
        + #"{"file":"Home.json",\#(entry),{"file":"more/Other.json",\#(entry)]}"# + "\n")
  }

  /// A manifest of some screens would make an app forget the others.
  @Test func `there is no manifest of screens with errors, and none in the place of a screen`()
    throws
  {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write("<plist/>", to: "Content/Broken.plist")
    #expect(build("--manifest").exitCode == .errorsFound)
    #expect(try !folder.names().contains("out/Manifest.json"))
    try folder.remove("Content/Broken.plist")
    try folder.write(SampleScreen.valid, to: "Content/Manifest.plist")
    let run = build("--manifest")
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("the manifest of all screens would both be written to"))
    // Without a manifest, it is an ordinary screen.
    #expect(build().exitCode == .success)
    #expect(try folder.text("out/Manifest.json") == json)
  }

  @Test func `what is the same is not written again`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    #expect(build().exitCode == .success)
    let date = try folder.age("out/Home.json")
    let again = build()
    #expect(again.output == "no errors found in 2 files\n2 files are unchanged\n")
    #expect(try folder.modificationDate("out/Home.json") == date)
    // Other bytes are written.
    #expect(build("--pretty").exitCode == .success)
    #expect(try folder.modificationDate("out/Home.json") != date)
    #expect(try folder.text("out/Home.json").hasPrefix("{\n  \"formatVersion\": 1,\n"))
  }

  @Test func `a broken screen keeps its old output, and the others are written`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    #expect(build().exitCode == .success)
    try folder.write(SampleScreen.broken, to: "Content/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/Other.plist")
    #expect(build().exitCode == .errorsFound)
    #expect(try folder.text("out/Home.json") == json)
    #expect(try folder.text("out/Other.json") == json)
    // An index of some screens would look like one of all.
    #expect(try folder.text("out/Screens.json").contains("Other") == false)
  }

  @Test func `an index that somebody has written leads to no file outside its folder`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write("mine", to: "notes.txt")
    try folder.write("", to: "out/empty.json")
    try folder.link("out/link.json", to: "../notes.txt")
    for name in ["../notes.txt", folder.path("notes.txt"), "empty.json", "link.json", "none.json"] {
      try folder.write(
        #"{"formatVersion":1,"screens":[{"name":"A","file":"\#(name)","sections":1,"items":1}]}"#,
        to: "out/Screens.json")
      #expect(build().errors == "")
    }
  }

  @Test func `the index names no file that could not be written`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/Other.plist")
    try folder.write("mine", to: "out/Other.json/keep.txt")
    #expect(build().exitCode == .ioError)
    #expect(try folder.names().contains("out/Home.json"))
    #expect(try folder.names().contains("out/Screens.json") == false)
  }

  @Test func `a folder that is named twice is built once`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    let content = folder.path("Content")
    let run = CommandRun("build", content, content, "-o", folder.path("out"))
    #expect(run.exitCode == .success)
    #expect(try folder.text("out/Screens.json").components(separatedBy: "Home.json").count == 2)
  }

  @Test(arguments: ["\u{301}x", "\u{200D}x", "x\u{600}", "x\u{301}"])
  func `a name with marks that combine is a name like others`(name: String) throws {
    try folder.write(SampleScreen.valid, to: "Content/\(name).plist")
    #expect(build().exitCode == .success)
    #expect(try folder.text("out/\(name).json") == json)
    #expect(try folder.text("out/Screens.json").utf8.contains(UInt8(ascii: "{")))
    #expect(try folder.text("out/Screens.json").contains(folder.url.lastPathComponent) == false)
  }

  @Test func `a screen does not take the place of the index`() throws {
    try folder.write(SampleScreen.valid, to: "Content/screens.plist")
    let run = build()
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("'screens.json' is the name of the index"))
    #expect(try folder.names().contains("out/screens.json") == false)
  }

  @Test func `a warning keeps a screen back in strict mode only`() throws {
    try folder.write(SampleScreen.warned, to: "Content/Home.plist")
    #expect(build("--strict").exitCode == .errorsFound)
    #expect(try folder.names().contains("out/Home.json") == false)
    #expect(build().exitCode == .success)
    #expect(try folder.names().contains("out/Home.json"))
  }

  @Test func `no folder for the output is wrong usage`() {
    let run = CommandRun("build", folder.path("Content"))
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("'--output'"))
  }

  @Test func `a file where the output folder should be is an error outside the content`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write("mine", to: "out")
    let run = build()
    #expect(run.exitCode == .ioError)
    #expect(run.errors.hasPrefix("marquee: error: "))
    #expect(try folder.text("out") == "mine")
  }

  @Test func `a folder where the output should be is an error outside the content`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write("mine", to: "out/Home.json/keep.txt")
    let run = build()
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("is a folder, and a file is needed"))
    #expect(try folder.text("out/Home.json/keep.txt") == "mine")
  }

  @Test func `two screens do not overwrite each other`() throws {
    let first = try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    let second = try folder.write(
      SampleScreen.grid("<key>description</key><string>B</string>"), to: "Content/a/Home.plist")
    let run = CommandRun("build", first, second, "-o", folder.path("out"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("would both be written to"))
    #expect(try folder.text("out/Home.json") == json)
  }

  @Test func `equal content gives equal bytes wherever it lies`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    let other = try TemporaryFolder()
    try other.write(SampleScreen.valid.replacing("\n", with: "\r\n"), to: "Home.plist")
    #expect(build().exitCode == .success)
    #expect(CommandRun("build", other.path, "-o", other.path("out")).exitCode == .success)
    #expect(try folder.text("out/Home.json") == other.text("out/Home.json"))
  }
}
