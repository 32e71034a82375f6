import MarqueeCommandLine
import TestSupport
import Testing

/// Rules that are chosen for one run, and how much of its report is printed.
@Suite struct RuleSelectionTests {
  private let folder: TemporaryFolder
  private let content: String

  /// Two blanks in a row, one at the start, an image that no screen shows, and no error.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(PNGBytes.image(280, 270), to: "Content/Images/dog.png")
    try folder.write(
      SampleScreen.grid("<key>description</key><string> A  cat</string>"), to: "Content/Home.plist")
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    content = folder.path("Content")
  }

  private func rules(_ arguments: String...) -> [String] {
    CommandRun(["validate", content, "-r", "xcode"] + arguments).output
      .split(separator: "\n").compactMap { line in
        line.split(separator: "[").last.map { String($0.dropLast()) }
      }.sorted()
  }

  @Test func `rules are selected and ignored`() throws {
    try folder.write(
      SampleScreen.grid("<key>description</key><string>(null)  cat</string>"),
      to: "Content/Home.plist")
    let all = ["draft-text", "unused-image", "white-space"]
    #expect(rules() == all)
    for rule in all {
      #expect(rules("--select", rule) == [rule])
      #expect(rules("--ignore", rule) == all.filter { $0 != rule })
    }
    #expect(rules("--select", all.joined(separator: ",")) == all)
    #expect(rules("--select", all[0], "--select=\(all[1])") == [all[0], all[1]])
    #expect(rules("--select", "\(all[0]),\(all[1])", "--ignore", all[1]) == [all[0]])
  }

  @Test func `an error that would lose content is reported in any case`() throws {
    try folder.write(
      SampleScreen.valid.replacing("imageName", with: "imageNam"), to: "Content/More.plist")
    #expect(rules("--select", "unused-image").contains("missing-key"))
    let ignored = CommandRun("validate", content, "--ignore", "missing-key")
    #expect(ignored.exitCode == .usage)
    #expect(ignored.errors.hasPrefix("marquee: error: the rule 'missing-key' cannot be ignored\n"))
  }

  @Test func `a comment for a rule that is not applied is not judged`() throws {
    try folder.write(
      SampleScreen.grid(
        "<key>description</key><!-- marquee:allow white-space so --><string>A  cat</string>"),
      to: "Content/Home.plist")
    #expect(rules() == ["unused-image"])
    #expect(rules("--ignore", "white-space") == ["unused-image"])
    #expect(rules("--select", "unused-suppression") == [])
  }

  @Test(arguments: [
    ("wite-space", "help: did you mean 'white-space'?"),
    ("zzz", "help: 'marquee explain' lists all rules"),
  ])
  func `an unknown rule is an error in the command line`(name: String, help: String) {
    for command in ["validate", "build -o x", "fix"] {
      for option in ["--select", "--ignore"] {
        let words = command.split(separator: " ").map(String.init)
        let run = CommandRun(
          [words[0], content] + words.dropFirst().map { $0 == "x" ? folder.path("x") : $0 }
            + [option, "white-space,\(name)"])
        #expect(run.exitCode == .usage)
        let refusal = "marquee: error: unknown rule '\(name)' after '\(option)'\n\(help)\n"
        #expect(run.errors.hasPrefix(refusal))
      }
    }
  }

  @Test func `a build with fewer rules writes what they allow, and uses no other object`() throws {
    let out = folder.path("out")
    func build(_ arguments: String...) -> CommandRun {
      CommandRun(["build", content, "-o", out, "--strict", "-r", "xcode"] + arguments)
    }
    #expect(build().exitCode == .errorsFound)
    #expect(build("--select", "missing-image").exitCode == .success)
    #expect(try folder.names().contains("out/Home.json"))
    #expect(build().exitCode == .errorsFound)
  }

  @Test func `only the selected rules fix something`() throws {
    _ = CommandRun("fix", content, "--select", "untrimmed-text")
    #expect(try folder.text("Content/Home.plist").contains("<string>A  cat</string>"))
    _ = CommandRun("fix", content, "--ignore", "untrimmed-text")
    #expect(try folder.text("Content/Home.plist").contains("<string>A cat</string>"))
  }

  @Test func `statistics count the diagnostics of each rule`() throws {
    try folder.write(
      SampleScreen.grid("<key>description</key><string>A  cat  </string>"),
      to: "Content/More.plist")
    let run = CommandRun("validate", content, "--statistics", "--ignore", "conflicting-description")
    #expect(
      run.output == """
        count  fixable  severity  rule
            4        4  warning   white-space
            1           warning   unused-image

        5 warnings in 3 files
        `marquee fix` can fix 4 of them
        looked at iPhone SE (3rd generation), iPhone 15 and iPhone 15 Pro Max, and at 4 more views

        """)
    #expect(CommandRun("validate", content, "--statistics", "-r", "json").exitCode == .usage)
  }

  @Test func `a quiet run prints nothing but what fails it`() throws {
    #expect(CommandRun("validate", content, "--quiet").output == "")
    #expect(CommandRun("validate", content, "-q", "--strict").output.contains("3 warnings"))
    let out = folder.path("out")
    #expect(CommandRun("build", content, "-o", out, "-q").output == "")
    try folder.write(SampleScreen.broken, to: "Content/Broken.plist")
    let run = CommandRun("validate", content, "-q")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.hasSuffix("\n\n1 error in 1 file\n"))
    #expect(!run.output.contains("warning"))
  }

  /// The diagnostics of one rule in one file, in the form of a terminal.
  private func textReport(of count: Int, _ arguments: String...) throws -> [Substring] {
    let items = (0..<count).map { "<dict><key>text</key><string>Row  \($0)</string></dict>" }
    try folder.write(
      """
      <plist version="1.0"><array><dict>
      <key>sectionType</key><string>list</string>
      <key>contentItem</key>
      <array>
      \(items.joined(separator: "\n"))
      </array>
      </dict></array></plist>
      """, to: "Content/Home.plist")
    return CommandRun(
      ["validate", folder.path("Content/Home.plist"), "--select", "white-space"] + arguments
    ).output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [3, 4, 6, 50, 51])
  func `after the third of a rule in a file, each takes one line`(count: Int) throws {
    let lines = try textReport(of: count)
    #expect(lines.count { $0.hasSuffix("[white-space]") } == min(count, 50))
    #expect(lines.count { $0.hasPrefix("help: leave one space") } == 3)
    let brief = lines.drop { !$0.contains("Home.plist:8:") }.dropFirst()
    if count > 3 {
      let first = try #require(lines.firstIndex { $0.contains("Home.plist:8:") })
      #expect(lines[first - 1].isEmpty)
      #expect(count == 4 || lines[first + 1].contains("Home.plist:9:"))
      #expect(brief.contains("`--all-diagnostics` prints all in full"))
    }
    #expect(
      lines.contains(
        "note: 1 more of 'white-space' in this file: '--all-diagnostics' prints them")
        == (count == 51))
    let all = try textReport(of: count, "--all-diagnostics")
    #expect(all.count { $0.hasPrefix("help: leave one space") } == count)
    #expect(!all.contains("`--all-diagnostics` prints all in full"))
  }
}
