import Foundation
import MarqueeCatalog
import MarqueeCommandLine
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import TestSupport
import Testing

/// Compiling screens one by one and linking them, which must give the same result as one build.
@Suite struct LinkCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.warned, to: "Content/more/Warned.plist")
  }

  @discardableResult
  private func compile(_ name: String, content: String = "Content") -> CommandRun {
    CommandRun(
      "compile", folder.path("Content/\(name).plist"), "--content", folder.path(content),
      "-o", folder.path("objects/\(name).marquee"))
  }

  private func link(_ names: String..., more: String = "--color=never") -> CommandRun {
    let paths = names.map { folder.path("objects/\($0).marquee") }
    return CommandRun(
      ["link"] + paths + ["--content", folder.path("Content"), "-o", folder.path("linked"), more])
  }

  /// The JSON files of a folder.
  private func json(in name: String) throws -> [String: String] {
    let names = try folder.names().filter { $0.hasPrefix(name + "/") && $0.hasSuffix(".json") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { (String($0.dropFirst(name.count)), try folder.text($0)) })
  }

  @Test func `compiled and linked, screens are what a build makes of them`() throws {
    let home = compile("Home")
    #expect(home.exitCode == .success)
    #expect(compile("more/Warned").output.contains("[white-space]"))
    let linked = link("more/Warned", "Home")
    #expect(linked.exitCode == .success)
    #expect(!linked.output.contains("[white-space]"))
    let build = CommandRun("build", folder.path("Content"), "-o", folder.path("built"))
    #expect(build.exitCode == .success)
    #expect(try json(in: "linked") == json(in: "built"))
    #expect(try json(in: "linked").count == 3)
  }

  @Test func `diagnostics are repeated on demand, with their lines`() throws {
    compile("Home")
    let compiled = compile("more/Warned")
    let linked = link("Home", "more/Warned", more: "--repeat-diagnostics")
    let excerpt = compiled.output.split(separator: "\n\n")[0]
    #expect(excerpt.contains("<string>A  cat</string>"))
    #expect(linked.output.contains(excerpt))
  }

  @Test func `linking finds what only all screens together show`() throws {
    let item = "<key>id</key><string>cat</string>"
    for (name, text) in [("Home", "A cat"), ("more/Warned", "Two cats")] {
      try folder.write(
        SampleScreen.grid("\(item)<key>description</key><string>\(text)</string>"),
        to: "Content/\(name).plist")
      #expect(compile(name).output.hasPrefix("no errors found"))
    }
    try folder.write(PNGBytes.image(9, 9), to: "Content/Images/dog.png")
    let run = link("Home", "more/Warned")
    #expect(run.exitCode == .success)
    #expect(run.output.contains("[unused-image]"))
    #expect(run.output.contains("[conflicting-item]"))
    #expect(run.output.contains("Content/more/Warned.plist:10:"))
    #expect(run.output.contains("'A cat' on another screen"))
    // A build finds the same.
    let build = CommandRun("validate", folder.path("Content"))
    #expect(
      build.output.split(separator: "\n").dropLast(2)
        == run.output.split(separator: "\n").prefix { !$0.hasPrefix("wrote") }.dropLast())
  }

  /// The file of a compiled screen that claims another name for its output.
  private func object(of name: String, claiming output: String) throws -> [UInt8] {
    let bytes = try Data(contentsOf: URL(filePath: folder.path("objects/\(name).marquee")))
    let record = Array(try ChecksummedRecord.screen.decode(Array(bytes)))
    let rest = record.dropFirst(1 + name.utf8.count)
    return ChecksummedRecord.screen.encode([UInt8(output.utf8.count)] + Array(output.utf8) + rest)
  }

  @Test(arguments: [
    "../../evil", "..", "a/../../evil", "/tmp/evil", "", "a//b", "./a", "a\u{0}b", "a/", "..\u{0}",
  ])
  func `a record that was tampered with leads nowhere`(output: String) throws {
    compile("Home")
    try folder.write(try object(of: "Home", claiming: output), to: "objects/Evil.marquee")
    let before = try folder.names()
    let run = link("Evil")
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("is damaged"))
    #expect(try folder.names() == before)
    // The same file with a valid name is linked.
    try folder.write(try object(of: "Home", claiming: "Good"), to: "objects/Evil.marquee")
    #expect(link("Evil").exitCode == .success)
    #expect(try folder.names().contains("linked/Good.json"))
  }

  @Test func `two screens of one name are not put in one place`() throws {
    for name in ["A", "B"] {
      try folder.write(SampleScreen.valid.replacing("A cat", with: name), to: "\(name)/Home.plist")
      let run = CommandRun(
        "compile", folder.path("\(name)/Home.plist"), "-o", folder.path("\(name).marquee"))
      #expect(run.exitCode == .success)
    }
    let files = [folder.path("A.marquee"), folder.path("B.marquee")]
    let run = CommandRun(["link"] + files + ["-o", folder.path("linked")])
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("both hold a screen 'Home'"))
    #expect(try json(in: "linked").isEmpty)
    // A file that is given twice is one screen.
    let twice = CommandRun("link", files[0], files[0], "-o", folder.path("linked"))
    #expect(twice.exitCode == .success)
    #expect(
      try json(in: "linked")["/Screens.json"]?.components(separatedBy: "Home.json").count == 2)
  }

  @Test func `a screen that is held back is reported`() throws {
    compile("Home")
    compile("more/Warned")
    let run = link("Home", "more/Warned", more: "--strict")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("[white-space]"))
    #expect(try json(in: "linked").keys.sorted() == ["/Home.json"])
  }

  @Test func `images that have changed since are noticed`() throws {
    compile("Home")
    try folder.write(PNGBytes.image(300, 300), to: "Content/Images/cat.png")
    let changed = link("Home")
    #expect(changed.exitCode == .ioError)
    #expect(changed.errors.contains("was compiled with other images"))
    try FileManager.default.removeItem(atPath: folder.path("Content/Images/cat.png"))
    #expect(link("Home").errors.contains("was compiled with other images"))
    try folder.write(PNGBytes.image(300, 300), to: "Content/Images/cat.png")
    // An image that the screen does not name does not affect it.
    compile("Home")
    try folder.write(PNGBytes.image(300, 300), to: "Content/Images/dog.png")
    #expect(link("Home").exitCode == .success)
  }

  @Test func `linking nothing is wrong usage`() {
    #expect(CommandRun("link", "-o", folder.path("linked")).exitCode == .usage)
  }

  @Test func `what cannot be linked is reported, and nothing is written`() throws {
    compile("Home")
    let valid = try Data(contentsOf: URL(filePath: folder.path("objects/Home.marquee")))
    let object = "objects/more/Warned.marquee"
    func errors(_ bytes: [UInt8]) throws -> String {
      try folder.write(bytes, to: object)
      let run = link("Home", "more/Warned")
      #expect(run.exitCode == .ioError)
      #expect(try json(in: "linked").isEmpty)
      return run.errors
    }
    #expect(try errors(Array("hello".utf8)).contains("is not a compiled screen"))
    #expect(try errors([]).contains("is not a compiled screen"))
    #expect(try errors(Array(valid.dropLast())).contains("is damaged"))
    #expect(try errors(Array(valid) + [0]).contains("is damaged"))
    #expect(try errors(Array("marquee-screen 0\n".utf8) + [1, 2]).contains("another version"))
    try folder.write(
      "<plist version=\"1.0\"><dict><key>rules</key><dict/></dict></plist>",
      to: "Content/Marquee.plist")
    #expect(try errors(Array(valid)).contains("compiled with other settings"))
  }

  @Test func `objects are also taken from a list`() throws {
    compile("Home")
    compile("more/Warned")
    #expect(link("Home", "more/Warned").exitCode == .success)
    let list = folder.path("objects.txt")
    func linkList(to output: String) -> CommandRun {
      CommandRun(
        "link", folder.path("objects/Home.marquee"), "--objects", list,
        "--content", folder.path("Content"), "-o", folder.path(output))
    }
    #expect(linkList(to: "none").exitCode == .ioError)
    try folder.write("\(folder.path("objects/more/Warned.marquee"))\n", to: "objects.txt")
    #expect(linkList(to: "listed").exitCode == .success)
    #expect(try json(in: "listed") == json(in: "linked"))
  }

  @Test func `the order of the files changes nothing`() throws {
    for (name, text) in [("Home", "A  cat"), ("more/Warned", "Two  cats")] {
      try folder.write(
        SampleScreen.grid(
          "<key>id</key><string>cat</string><key>description</key><string>\(text)</string>"),
        to: "Content/\(name).plist")
      #expect(compile(name).exitCode == .success)
    }
    let runs = [link("Home", "more/Warned", more: "--repeat-diagnostics")]
    let written = try json(in: "linked")
    try FileManager.default.removeItem(atPath: folder.path("linked"))
    let other = link("more/Warned", "Home", more: "--repeat-diagnostics")
    #expect(runs[0].output.contains("[conflicting-item]"))
    #expect(runs[0].output.contains("[white-space]"))
    #expect(other.output == runs[0].output)
    #expect(other.exitCode == runs[0].exitCode)
    #expect(try json(in: "linked") == written)
  }

  @Test func `an image that was and is missing is no reason to compile again`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>rules</key><dict>
      <key>missing-image</key><string>warning</string></dict></dict></plist>
      """, to: "Content/Marquee.plist")
    try FileManager.default.moveItem(
      atPath: folder.path("Content/Images/cat.png"), toPath: folder.path("Content/Images/owl.png"))
    let compiled = compile("Home")
    #expect(compiled.exitCode == .success)
    #expect(compiled.output.contains("[missing-image]"))
    // The suggestion for the name could be another image now, but no build system lists that as an
    // input.
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/ewe.png")
    let linked = link("Home")
    #expect(linked.errors == "")
    #expect(linked.exitCode == .success)
    // With the image itself, the screen is different.
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    #expect(link("Home").errors.contains("was compiled with other images"))
  }
}
