import MarqueeCommandLine
import TestSupport
import Testing

/// Rules of `Marquee.plist` in commands and reports.
@Suite struct AuthoredRuleCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.settings, to: "Content/Marquee.plist")
    try folder.write(PNGBytes.image(810, 810), to: "Content/cat.png")
    try folder.write(
      SampleScreen.grid("<key>description</key>\n<string>A cat!</string>"), to: "Content/Home.plist"
    )
  }

  private static let settings = """
    <plist version="1.0"><dict><key>textRules</key><array><dict>
    <key>id</key><string>calm</string>
    <key>forbids</key><string>!+</string>
    <key>message</key><string>we do not shout</string>
    </dict></array></dict></plist>
    """

  private func run(_ command: String, _ arguments: String...) -> CommandRun {
    CommandRun([command, folder.path("Content")] + arguments)
  }

  @Test func `every format reports it at the match`() {
    let name = folder.path("Content/Home.plist")
    #expect(
      run("validate", "-r", "xcode").output.hasPrefix(
        "\(name):11:14: warning: we do not shout [calm]\n"
          + "\(folder.path("Content/Marquee.plist")):2:14: note: the rule 'calm' is written here\n")
    )
    #expect(
      run("validate", "-r", "github").output.contains("line=11,col=14,endLine=11,endColumn=15"))
    #expect(run("validate", "-r", "json").output.contains("\"calm\""))
    #expect(run("validate", "--strict").exitCode == .errorsFound)
    let sarif = run("validate", "-r", "sarif").output
    #expect(sarif.contains("\"id\": \"calm\""))
    #expect(sarif.contains("\"text\": \"we do not shout\""))
    #expect(sarif.contains("nothing in the texts that are shown may match '!+'"))
  }

  @Test func `it is listed and explained for its content folder`() throws {
    for path in ["Content", "Content/Marquee.plist", "Content/Home.plist"] {
      let list = CommandRun("rules", "--content", folder.path(path))
      #expect(list.exitCode == .success)
      #expect(list.output.contains("  warning  we do not shout\n"))
      let page = CommandRun("explain", "calm", "--content", folder.path(path))
      #expect(page.output.hasPrefix("calm: we do not shout\nwarning, group 'text', no fix\n"))
      #expect(page.output.contains("marquee:allow calm"))
    }
    #expect(CommandRun("explain", "calm").exitCode == .usage)
    let near = CommandRun("explain", "clam", "--content", folder.path("Content"))
    #expect(near.errors.contains("did you mean 'calm'?"))
    #expect(CommandRun("rules", "--content", folder.path("nowhere")).exitCode == .ioError)
  }

  @Test func `settings with a fault are reported next to the list`() throws {
    try folder.write(Self.settings.replacing("!+", with: "(!"), to: "Content/Marquee.plist")
    let list = CommandRun("rules", "--content", folder.path("Content"))
    #expect(list.exitCode == .errorsFound)
    #expect(list.output.contains("  warning  we do not shout\n"))
    #expect(list.errors.contains(":3:27: error: the group that begins here is not closed"))
  }

  @Test(arguments: ["Content/Marquee.plist", "Marquee.plist"])
  func `a screen from the cache names the place of the rule again`(settings: String) throws {
    try folder.remove("Content/Marquee.plist")
    try folder.write(Self.settings, to: settings)
    let note = "\(folder.path(settings)):2:14: note: the rule 'calm' is written here\n"
    var outputs: [String] = []
    for _ in 0..<2 {
      let run = run("validate", "-r", "xcode", "--cache", folder.path("cache"))
      #expect(run.output.contains(note))
      outputs.append(run.output)
      // Stored screens are not written again, so the second run has read them.
      for name in try folder.names() where name.hasPrefix("cache/screens/") {
        let date = try folder.modificationDate(name)
        if outputs.count == 1 {
          _ = try folder.age(name)
        } else {
          #expect(try folder.age(name) == date)
        }
      }
    }
    #expect(outputs[0] == outputs[1])
  }

  @Test func `a screen that is compiled separately names it when it is linked`() throws {
    let object = folder.path("Home.marquee")
    let compiled = CommandRun(
      "compile", folder.path("Content/Home.plist"), "--content", folder.path("Content"), "-o",
      object)
    #expect(compiled.exitCode == .success)
    let linked = CommandRun(
      "link", object, "--content", folder.path("Content"), "-o", folder.path("out"),
      "--repeat-diagnostics", "-r", "xcode")
    #expect(linked.exitCode == .success)
    #expect(linked.output.contains("we do not shout [calm]\n"))
    #expect(linked.output.contains("Marquee.plist:2:14: note: the rule 'calm' is written here\n"))
    let alone = CommandRun("link", object, "-o", folder.path("out"))
    #expect(alone.errors.contains("it was compiled with other settings"))
  }
}
