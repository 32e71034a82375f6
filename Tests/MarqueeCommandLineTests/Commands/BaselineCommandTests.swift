import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// A content folder with a warning that a baseline hides.
@Suite struct BaselineCommandTests {
  private let folder: TemporaryFolder
  private let content: String
  private let baseline: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.warned, to: "Content/Home.plist")
    content = folder.path("Content")
    baseline = folder.path("Content/baseline.json")
    try writeSettings()
  }

  /// Writes settings that name a baseline, or another value.
  private func writeSettings(
    _ entries: String = "<key>baseline</key><string>baseline.json</string>"
  ) throws {
    try folder.write(
      "<plist version=\"1.0\"><dict>\(entries)</dict></plist>", to: "Content/Marquee.plist")
  }

  private func writeBaseline() throws {
    let run = CommandRun("validate", content, "--write-baseline", baseline)
    try #require(run.exitCode == .success)
  }

  /// The rules of a run's report in the form of Xcode, in order.
  private func rules(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
    }
  }

  @Test func `what is written is not reported again, and a file is only written if it changes`()
    throws
  {
    let first = CommandRun("validate", content, "--write-baseline", baseline)
    #expect(first.exitCode == .success)
    #expect(first.output.contains("wrote 1 entry to \(baseline)\n"))
    #expect(first.errors == "")
    let again = CommandRun("validate", content, "--write-baseline", baseline)
    #expect(again.output.contains("unchanged \(baseline), 1 entry\n"))
    let strict = CommandRun("validate", content, "--strict")
    #expect(strict.exitCode == .success)
    // The settings and the screen.
    #expect(
      strict.output.hasPrefix(
        "no errors found in 2 files\nthe baseline hides 1 diagnostic\nlooked at"))
    let built = CommandRun("build", content, "--output", folder.path("json"), "--no-cache")
    #expect(built.output.hasPrefix("no errors found in 2 files\nthe baseline hides 1 diagnostic\n"))
  }

  @Test func `without settings, a note says how all commands use the file`() throws {
    try writeSettings("")
    let run = CommandRun("validate", content, "--write-baseline", baseline)
    #expect(
      run.errors
        == "marquee: note: name the file as 'baseline' in 'Marquee.plist', and all commands use it\n"
    )
    #expect(CommandRun("validate", content, "--strict").exitCode == .errorsFound)
    let named = CommandRun("validate", content, "--strict", "--baseline", baseline)
    #expect(named.exitCode == .success)
  }

  @Test func `a new fault of the same rule is reported by all commands, and refused if strict`()
    throws
  {
    try writeBaseline()
    try folder.write(
      SampleScreen.warned.replacing("A  cat", with: "Another  cat"), to: "Content/More.plist")
    let more = folder.path("Content/More.plist")
    let out = folder.path("out")
    for command in [
      ["validate", content], ["validate", more], ["build", content, "-o", out],
      ["compile", more, "-o", folder.path("More.marquee")],
    ] {
      let run = CommandRun(command + ["--strict", "-r", "xcode"])
      #expect(run.exitCode == .errorsFound, "\(command)")
      #expect(rules(run) == ["white-space"], "\(command)")
      #expect(run.output.hasPrefix("\(more):11:16: "), "\(command)")
    }
    #expect(try folder.names().contains("out/Home.json"))
    #expect(try !folder.names().contains("out/More.json"))
    #expect(try !folder.names().contains("More.marquee"))
  }

  @Test func `compiling and linking use the baseline of the content folder`() throws {
    try writeBaseline()
    let object = folder.path("Home.marquee")
    let home = folder.path("Content/Home.plist")
    let compiled = CommandRun(
      "compile", home, "--content", content, "-o", object, "--strict", "--depfile",
      folder.path("Home.d"))
    #expect(compiled.exitCode == .success)
    #expect(try folder.text("Home.d").contains("Content/baseline.json"))
    let linked = CommandRun(
      "link", object, "--content", content, "-o", folder.path("out"), "--strict",
      "--repeat-diagnostics", "-r", "xcode")
    #expect(linked.exitCode == .success)
    #expect(linked.output == "")
    // The object has everything, so another baseline does not need another object.
    try folder.write("{\"version\": 1, \"entries\": []}", to: "Content/baseline.json")
    let strict = CommandRun(
      "link", object, "--content", content, "-o", folder.path("out"), "--strict", "-r", "xcode")
    #expect(strict.exitCode == .errorsFound)
    #expect(rules(strict) == ["white-space"])
  }

  @Test func `a corrected fault is named until the baseline is written again`() throws {
    try writeBaseline()
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    for command in ["validate", "build"] {
      let options = command == "build" ? ["-o", folder.path("out")] : []
      let run = CommandRun([command, content, "--strict", "-r", "xcode"] + options)
      #expect(run.exitCode == .success)
      #expect(
        run.output.hasPrefix("\(baseline): note: 1 entry of the baseline no longer occurs"))
    }
    try writeBaseline()
    #expect(try folder.text("Content/baseline.json").contains("\"entries\": []"))
    #expect(CommandRun("validate", content, "-r", "xcode").output == "")
  }

  @Test func `one screen by itself has the same baseline, and does not change that of others`()
    throws
  {
    try folder.write(
      SampleScreen.warned.replacing("A  cat", with: "Another  cat"), to: "Content/Sub/More.plist")
    try writeBaseline()
    let more = folder.path("Content/Sub/More.plist")
    let home = folder.path("Content/Home.plist")
    let before = try folder.read("Content/baseline.json")
    #expect(CommandRun("validate", more, home, "--strict", "-r", "xcode").output == "")
    _ = CommandRun("validate", more, "--write-baseline", baseline)
    #expect(try folder.read("Content/baseline.json") == before)
    try folder.write(
      SampleScreen.valid.replacing("A cat", with: "Another cat"), to: "Content/Sub/More.plist")
    _ = CommandRun("validate", more, "--write-baseline", baseline)
    let entries = try folder.text("Content/baseline.json")
    #expect(entries.contains("Home.plist") && !entries.contains("More.plist"))
  }

  @Test(arguments: ["Content", "Content/Sub", "."])
  func `settings around the content have the same baseline for each of their folders`(
    name: String
  ) throws {
    try folder.remove("Content/Marquee.plist")
    try folder.write("", to: ".git")
    try folder.write(
      """
      <plist version="1.0"><dict><key>baseline</key><string>known.json</string></dict></plist>
      """, to: "Marquee.plist")
    try folder.write(
      SampleScreen.warned.replacing("A  cat", with: "Another  cat"), to: "Content/Sub/More.plist")
    let written = CommandRun(
      "validate", folder.path, "--write-baseline", folder.path("known.json"))
    try #require(written.exitCode == .success)
    #expect(try folder.text("known.json").contains("\"Content/Sub/More.plist\""))
    // The images of the content are not in each of these folders.
    let run = CommandRun(
      "validate", folder.path(name), "--strict", "-r", "xcode", "--ignore", "missing-image")
    #expect(run.output == "")
    #expect(run.exitCode == .success)
  }

  /// The files of the folder, each with its size.
  private var sizes: [String] {
    get throws {
      try folder.names().map { "\($0) \((try? folder.read($0))?.count ?? 0)" }
    }
  }

  // MARK: Bad input

  /// Texts of a baseline with a fault, and a part of the message.
  private static let faulty = [
    ("{\"version\": 2, \"entries\": []}", ": error: the baseline has version 2"),
    ("<<<<<<< ours\n{}", ": error: the file is not a baseline"),
    ("{\"version\": 1, \"entries\": [{}]}", ": error: the file is not a baseline"),
    ("", ": error: the file is not a baseline"),
    ("{\"name\": \"app\"}", ": error: the file is not a baseline"),
  ]

  @Test(arguments: faulty)
  func `a faulty baseline is an error, hides no error, and is not overwritten`(
    text: String, message: String
  ) throws {
    try folder.write(text, to: "Content/baseline.json")
    try folder.write(SampleScreen.broken, to: "Content/Broken.plist")
    for option in [[], ["--baseline", baseline], ["--write-baseline", baseline]] {
      let run = CommandRun(["validate", content, "-r", "xcode"] + option)
      #expect(run.exitCode == .errorsFound)
      #expect(run.output.contains("\(baseline)\(message)"))
      #expect(!run.output.contains("[white-space]"))
      #expect(try folder.text("Content/baseline.json") == text)
    }
    let run = CommandRun("validate", content, "-r", "xcode")
    #expect(rules(run).sorted() == ["empty-text", "invalid-baseline"])
    let built = CommandRun("build", content, "-o", folder.path("out"))
    #expect(built.exitCode == .errorsFound)
    #expect(try !folder.names().contains("out/Home.json"))
  }

  @Test func `a baseline that cannot be read is an error at its place`() throws {
    let missing = CommandRun("validate", content, "-r", "xcode")
    #expect(missing.exitCode == .errorsFound)
    #expect(missing.output.contains("Content/Marquee.plist:1:"))
    #expect(missing.output.contains("baseline.json' does not exist [invalid-baseline]"))
    try folder.write("", to: "Content/baseline.json/a.txt")
    let directory = CommandRun("validate", content, "-r", "xcode")
    #expect(directory.exitCode == .ioError)
    #expect(directory.output.contains("'baseline.json' is a folder, not a file [unreadable-file]"))
    try folder.remove("Content/baseline.json")
    try folder.write("{\"version\": 1, \"entries\": []}", to: "outside.json")
    try folder.link("Content/baseline.json", to: "../outside.json")
    let link = CommandRun("validate", content, "-r", "xcode")
    #expect(link.exitCode == .errorsFound)
    #expect(link.output.contains("a link that leads out of the content folder"))
    let written = CommandRun("validate", content, "--write-baseline", baseline)
    #expect(written.exitCode == .ioError)
    #expect(try folder.text("outside.json") == "{\"version\": 1, \"entries\": []}")
    #expect(CommandRun("validate", content, "--baseline", folder.path("gone")).exitCode == .ioError)
  }

  @Test(arguments: ["../baseline.json", "/tmp/baseline.json", "a/../../b.json", "."])
  func `the settings name a path inside their folder`(path: String) throws {
    try writeSettings("<key>baseline</key><string>\(path)</string>")
    let run = CommandRun("validate", content, "-r", "xcode")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("'\(path)' is not a path inside the folder of these settings"))
  }

  @Test(arguments: ["Home.plist", "Marquee.plist", "New.plist", "Images/cat.png", "Images"])
  func `a baseline is not written over content`(name: String) throws {
    let before = try sizes
    let run = CommandRun("validate", content, "--write-baseline", "\(content)/\(name)")
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains(name))
    #expect(try sizes == before)
  }

  @Test func `a baseline is for one content folder`() throws {
    try folder.write(SampleScreen.valid, to: "Other/Home.plist")
    for option in ["--baseline", "--write-baseline"] {
      let run = CommandRun("validate", content, folder.path("Other"), option, baseline)
      #expect(run.exitCode == .usage)
      #expect(run.errors.hasPrefix("marquee: error: '\(option)' is for one content folder\n"))
    }
  }
}
