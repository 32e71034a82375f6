import MarqueeDiagnostics
import TestSupport
import Testing

// The list of commands is internal: only the program reads it.
@testable import MarqueeCommandLine

/// Whatever authors write, no command prints what a terminal or a CI runner would obey.
@Suite struct PrintedOutputTests {
  private let folder: TemporaryFolder

  /// A control sequence, one that begins with a single character, a bell, a step back, the start of
  /// the line, marks of direction, a character without width, separators, and commands to runners.
  private static let hostile =
    "x\u{1B}[2J\u{9B}31m\u{7}\u{8}\u{202E}\u{2066}\u{200B}\u{2028}\u{E0011}##vso[a]b ##[c]d"
  private static let lines = "e\r\n::error::owned\nowned"

  /// A text as it is written between tags.
  private static func xml(_ text: String) -> String {
    text.unicodeScalars.map { $0.value < 0x20 ? "&#\($0.value);" : String($0) }.joined()
  }

  init() throws {
    folder = try TemporaryFolder()
    let (text, all) = (Self.xml(Self.hostile), Self.xml(Self.hostile + Self.lines))
    try folder.write(
      """
      <plist version="1.0"><dict><key>\(all)</key><true/>
      <key>itemKinds</key><dict><key>film</key><dict>
      <key>fields</key><dict>
      <key>mood</key><dict><key>kind</key><string>choice</string>
      <key>values</key><array><string>\(text)</string><string>b</string></array>
      <key>help</key><string>\(text)</string></dict>
      <key>name</key><string>text</string></dict>
      <key>show</key><dict><key>title</key><string>name</string></dict></dict></dict>
      <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
      <key>layout</key><string>list</string></dict></dict>
      <key>textRules</key><array><dict><key>id</key><string>calm</string>
      <key>forbids</key><string>x</string><key>message</key><string>\(all)</string></dict></array>
      </dict></plist>
      """, to: "Content/Marquee.plist")
    for (file, name) in [("Home", "first"), ("\(Self.hostile)\nowned", "second")] {
      try folder.write(
        """
        <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>
        <key>sectionName</key><string>\(name) \(all)</string><key>contentItem</key><array>
        <dict><key>name</key><string>\(all)  \(name)</string><key>mood</key>
        <string>\(text)</string></dict></array></dict>
        <dict><key>sectionType</key><string>grid</string><key>contentItem</key><array>
        <dict><key>description</key><string>\(all)</string><key>imageName</key>
        <string>\(all)</string></dict></array></dict>
        <dict><key>sectionType</key><string>\(all)</string></dict></array></plist>
        """, to: "Content/\(file).plist")
    }
    try folder.write(PNGBytes.image(9, 9), to: "Content/\(Self.hostile)\nowned.png")
    for (file, start) in [("Old", ""), ("New", "n")] {
      try folder.write(
        SampleScreen.grid("<key>description</key><string>\(start)\(all)</string>"),
        to: "\(file).plist")
    }
    try folder.write("name,\(Self.hostile)\n\(Self.hostile),2\n", to: "In/\(Self.hostile).csv")
    // Settings that can be read, with the characters that they may have.
    let shown = String(Self.hostile.unicodeScalars.filter { $0.value >= 0x20 })
    try folder.write(
      folder.text("Content/Marquee.plist").replacing("<key>\(all)</key><true/>", with: "")
        .replacing(all, with: shown).replacing(text, with: shown), to: "Good/Marquee.plist")
    try folder.write(SampleScreen.valid, to: "Good/Home.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Good/cat.png")
  }

  /// The ways to call a command in which it prints most; no command may be missing.
  private func calls(_ command: String) -> [[String]]? {
    let (content, good, out) = (folder.path("Content"), folder.path("Good"), folder.path("Out"))
    let (old, new) = (folder.path("Old.plist"), folder.path("New.plist"))
    let hostile = "\(Self.hostile)\n::owned"
    let calls: [String: [[String]]] = [
      "init": [[content], [folder.path(hostile)]],
      "import": [
        [folder.path("In/\(Self.hostile).csv"), "-o", out], ["--dry-run", old, "-o", out],
        [folder.path("gone\(hostile)"), "-o", out],
      ],
      "validate": ReporterKind.allCases.map { [content, "-r", $0.rawValue] }
        + [[content, "--statistics"], [content, "--color", "always"], ["--\(hostile)"]],
      "build": ReporterKind.allCases.map { [content, "-o", out, "-r", $0.rawValue] },
      "compile": [[content + "/Home.plist", "--content", content, "-o", out + "/a.object"]],
      "link": [["--content", content, "-o", out, hostile]],
      "publish": [
        [content, "-o", out], [good, "-o", out + "2"], ["--rollback", hostile],
        ["--rollback", out, "--channel", "staging", "--list"],
      ],
      "preview": [[content, "-f", "text"], [good, "-f", "text"], [content, "-o", out]],
      "diff": ["text", "markdown", "json"].map { [old, new, "-r", $0] } + [[content, good]],
      "fix": [[content, "--dry-run"], [content]],
      "format": [[content, "--check"], [content, "--diff"], [old, "--diff"], ["-"]],
      "images": [[content], [content, "--json"], [content, "--needs"]],
      "layout": [[content], [content, "--json"]],
      "generate": [["swift", content], ["swift", good]],
      "reference": [
        [], ["-f", "schema", content], ["-f", "schema", good], ["-f", "schema"], ["-f", "manual"],
      ],
      "explain": [
        ["calm", "--content", good], ["--all", "--content", good], [hostile],
        ["--content", content], ["--content", good, "-r", "json"],
      ],
      "server": [[]], "completion": [["bash"], [hostile]],
    ]
    return calls[command]
  }

  private func print(_ arguments: [String], input: String) -> (output: String, errors: String) {
    let (output, errors) = (WrittenText(), WrittenText())
    var console = Console(write: { output.add($0) }, writeError: { errors.add($0) })
    console.readInput = { Array(input.utf8) }
    console.environment = ["NO_COLOR": "1"]
    console.isTerminal = true
    _ = Program.run(arguments, on: console)
    return (output.text, errors.text)
  }

  @Test(arguments: Command.all.map(\.name))
  func `nothing that is printed is obeyed`(command: String) throws {
    for call in try #require(self.calls(command), "how is '\(command)' called?") {
      let (output, errors) = print([command] + call, input: try folder.text("Old.plist"))
      let colors = ["0", "1", "1;31", "1;33", "1;36", "1;34", "31", "32"]
      let isColored = call.contains("always")
      for text in [output, errors] {
        let plain =
          isColored ? colors.reduce(text) { $0.replacing("\u{1B}[\($1)m", with: "") } : text
        let obeyed = plain.unicodeScalars.filter {
          !["\n", "\t"].contains($0) && VisibleText.standIn(for: $0) != nil
        }
        #expect(obeyed.isEmpty, "\(call): \(obeyed.map(\.value)) in \(plain.prefix(2000))")
        #expect(!plain.contains("##vso[") && !plain.contains("##[c]"), "\(call)")
        for line in plain.split(separator: "\n") where !call.contains("github") {
          #expect(!line.hasPrefix("::") && !line.hasPrefix("owned"), "\(call): \(line)")
        }
      }
    }
  }
}
