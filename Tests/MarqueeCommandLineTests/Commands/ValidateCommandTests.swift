import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct ValidateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Nothing above the temporary folder belongs to the content.
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Marquee.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Images/cat.png")
  }

  @Test func `the exit code says what was found`() throws {
    let valid = try folder.write(SampleScreen.valid, to: "Valid.plist")
    let warned = try folder.write(SampleScreen.warned, to: "Warned.plist")
    let broken = try folder.write(SampleScreen.broken, to: "Broken.plist")
    #expect(CommandRun("validate", valid).exitCode == .success)
    #expect(CommandRun("validate", warned).exitCode == .success)
    #expect(CommandRun("validate", warned, "--strict").exitCode == .errorsFound)
    #expect(CommandRun("validate", valid, "--strict").exitCode == .success)
    #expect(CommandRun("validate", broken).exitCode == .errorsFound)
    #expect(CommandRun("validate", folder.path).exitCode == .errorsFound)
    #expect(CommandRun("validate", "--strikt").exitCode == .usage)
    #expect(CommandRun("validate", folder.path("Gone.plist")).exitCode == .ioError)
  }

  @Test func `an error outside the content does not hide what was found`() throws {
    let broken = try folder.write(SampleScreen.broken, to: "Broken.plist")
    let gone = folder.path("Gone.plist")
    let run = CommandRun("validate", gone, broken, "--reporter", "xcode")
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: '\(gone)' does not exist\n")
    #expect(run.output.hasPrefix("\(broken):11:1: error: "))
  }

  @Test func `a folder's screens come in the order of their names' bytes`() throws {
    for name in ["b.plist", "B.plist", "a/z.plist", "한.plist"] {
      try folder.write(SampleScreen.broken, to: name)
    }
    for name in [".hidden/a.plist", "Assets.xcassets/a.plist", "notes.txt"] {
      try folder.write(SampleScreen.broken, to: name)
    }
    try folder.write(Self.info, to: "Info.plist")
    let run = CommandRun("validate", folder.path, "--reporter", "xcode")
    let names = run.output.split(separator: "\n").map {
      $0.dropFirst(folder.path.count + 1).prefix { $0 != ":" }
    }
    // If two names differ only in case, the second one is also reported.
    #expect(names == ["B.plist", "a/z.plist", "b.plist", "b.plist", "한.plist"])
  }

  /// A property list that Xcode writes for an app.
  private static let info =
    "<plist version=\"1.0\"><dict><key>CFBundleName</key><string></string></dict></plist>"

  @Test func `a folder without screens is an error`() throws {
    let run = CommandRun("validate", folder.path, "-r", "xcode")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("error: the folder holds no screens"))
  }

  @Test func `a file that a folder holds too is checked once`() throws {
    let path = try folder.write(SampleScreen.broken, to: "Home.plist")
    let once = CommandRun("validate", folder.path, "-r", "xcode")
    let twice = CommandRun("validate", path, folder.path, path, "-r", "xcode")
    #expect(twice.output == once.output)
  }

  @Test func `what the settings exclude, and what is no screen, is skipped`() throws {
    try folder.write(SampleScreen.broken, to: "Drafts/Home.plist")
    try folder.write(SampleScreen.broken, to: "Old.plist")
    try folder.write(SampleScreen.broken, to: "Pods/A.plist")
    try folder.write(Self.info, to: "App-Info.plist")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>primary</key><string>red</string></dict></plist>",
      to: "Colors.plist")
    try folder.write(
      """
      <plist version="1.0"><dict><key>exclude</key><array>
      <string>Drafts/*</string><string>Ol*.plist</string></array></dict></plist>
      """, to: "Marquee.plist")
    let output = CommandRun("validate", folder.path, "-r", "xcode").output
    #expect(output.contains("error: the folder holds no screens"))
    #expect(output.contains("note: 'Colors.plist' is not a screen"))
    for name in ["Home.plist", "Old.plist", "A.plist", "App-Info.plist"] {
      #expect(!output.contains(name))
    }
  }

  @Test func `standard input has a name, and the folder of that name`() throws {
    let run = CommandRun(
      "validate", "-", "--stdin-name", folder.path("Draft.plist"), "-r", "xcode",
      input: SampleScreen.broken)
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.hasPrefix("\(folder.path("Draft.plist")):11:1: error: "))
    let nameless = CommandRun("validate", "-", "-r", "xcode", input: SampleScreen.broken)
    #expect(nameless.output.hasPrefix("<stdin>:11:1: error: "))
    #expect(CommandRun("validate", "-", input: "").exitCode == .errorsFound)
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe is not opened`() throws {
    let pipe = folder.path("Pipe.plist")
    #expect(try TemporaryFolder.run("/usr/bin/mkfifo", [pipe]) == 0)
    try folder.write(SampleScreen.valid, to: "Valid.plist")
    let all = CommandRun("validate", folder.path, "-r", "xcode")
    #expect(all.exitCode == .ioError)
    #expect(all.output.hasPrefix("\(pipe): error: 'Pipe.plist' is a pipe, not a file ["))
    let run = CommandRun("validate", pipe)
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: '\(pipe)' is neither a file nor a folder\n")
    #expect(CommandRun("fix", pipe).exitCode == .ioError)
  }

  @Test func `a screen that is given together with its folder keeps its places`() throws {
    for (name, text) in [("A", "A cat"), ("B", "Two cats")] {
      let item =
        "<key>id</key>\n<string>cat</string>\n<key>description</key><string>\(text)</string>"
      try folder.write(SampleScreen.grid(item), to: "Content/\(name).plist")
    }
    let screen = folder.path("Content/B.plist")
    let run = CommandRun("validate", screen, folder.path("Content"), "-r", "xcode")
    #expect(run.output.contains("\(screen):11:1: warning: item 'cat' has the 'description'"))
  }

  @Test func `content may lie below a folder that is called like an asset catalog`() throws {
    try folder.write(SampleScreen.broken, to: "X.xcassets/Content/Home.plist")
    let run = CommandRun("validate", folder.path("X.xcassets/Content"))
    #expect(run.exitCode == .errorsFound)
  }

  @Test func `a path below a file leads nowhere`() throws {
    let file = try folder.write(SampleScreen.valid, to: "Valid.plist")
    let run = CommandRun("validate", "\(file)/Screen.plist")
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: '\(file)' is a file, and a folder is needed\n")
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `a file that may not be read is an error outside the content`() throws {
    let file = try folder.write(SampleScreen.valid, to: "Secret.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    let run = CommandRun("validate", file)
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: no permission for '\(file)'\n")
  }

  @Test func `faulty settings are reported with the screens`() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>rules</key><string/></dict></plist>", to: "Marquee.plist")
    try folder.write(SampleScreen.valid, to: "Valid.plist")
    let run = CommandRun("validate", folder.path, "-r", "xcode")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.hasPrefix(folder.path("Marquee.plist:1:")))
  }

  @Test func `settings turn rules off`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>rules</key><dict>
      <key>empty-text</key><string>off</string></dict></dict></plist>
      """, to: "Marquee.plist")
    let file = try folder.write(SampleScreen.broken, to: "Home.plist")
    #expect(CommandRun("validate", file, "--strict").exitCode == .success)
  }

  @Test(arguments: ReporterKind.allCases.map(\.rawValue))
  func `every reporter prints what was found`(reporter: String) throws {
    let file = try folder.write(SampleScreen.broken, to: "Broken.plist")
    let run = CommandRun("validate", file, "--reporter", reporter)
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("empty-text"))
    #expect(run.errors.isEmpty)
    guard ["json", "sarif"].contains(reporter) else { return }
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(object is [String: Any])
  }

  @Test func `color comes when it is asked for`() throws {
    let file = try folder.write(SampleScreen.broken, to: "Broken.plist")
    #expect(!CommandRun("validate", file).output.contains("\u{1B}"))
    #expect(CommandRun("validate", file, "--color", "always").output.contains("\u{1B}["))
    #expect(!CommandRun("validate", file, "--color=never").output.contains("\u{1B}"))
  }
}
