import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// The output of a build is read by a runner, which executes some of it as commands.
@Suite struct RunnerCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "cat.png")
  }

  private static let attack =
    "##[error]a ##[stop-commands]b ##vso[task.setvariable]c ###[add-mask]d ##VSO[x]"

  /// Screens whose messages, excerpts and fixes repeat what the author wrote.
  ///
  /// Tests take their indices, because the runner also reads what a test prints.
  private static let screens = [
    SampleScreen.valid.replacing("grid", with: attack),
    SampleScreen.grid("<key>description</key>\n<string>\(attack)  e</string>"),
    SampleScreen.grid("<key>description</key>\n<string>\n  ::error::a\n::add-mask::b  c</string>"),
    SampleScreen.grid("<key>description</key>\n<string>A</string><key>::error::x</key><true/>"),
    SampleScreen.grid(
      "<key>id</key><string>##[error]x</string><key>description</key><string>a  b</string>\n"
        + "<!--\n\u{A0}::error::c\n\u{3000} ::error::d\n-->"),
  ]

  /// Whether GitHub's runner, Azure's or TeamCity's finds a command in a line, by their sources.
  private static func obeys(_ line: Substring) -> Bool {
    let trimmed = line.drop { $0.isWhitespace }
    return trimmed.hasPrefix("::") || line.contains("##[")
      || line.lowercased().contains("##vso[") || line.lowercased().contains("##teamcity[")
  }

  private func expectHarmless(_ run: CommandRun, _ comment: Comment) {
    for line in (run.output + run.errors).split(separator: "\n") {
      #expect(!Self.obeys(line), comment)
    }
  }

  @Test(arguments: screens.indices, ReporterKind.allCases.map(\.rawValue).filter { $0 != "github" })
  func `no reporter prints a command`(screen: Int, reporter: String) throws {
    let file = try folder.write(Self.screens[screen], to: "Home.plist")
    for width in [nil, 24, 30, 40, 60] {
      expectHarmless(CommandRun(["validate", file, "-r", reporter], width: width), "validate")
    }
    let build = ["build", file, "-o", folder.path("out"), "-r", reporter]
    expectHarmless(CommandRun(build), "build")
    expectHarmless(CommandRun("fix", file, "-n", "-r", reporter), "fix")
  }

  @Test(arguments: screens.indices)
  func `the commands for GitHub are its own`(screen: Int) throws {
    let file = try folder.write(Self.screens[screen], to: "Home.plist")
    for line in CommandRun("validate", file, "-r", "github").output.split(separator: "\n") {
      #expect(["::error file=", "::warning file="].contains { line.hasPrefix($0) })
      #expect(!Self.obeys("x" + line))
    }
  }

  @Test(arguments: screens.indices)
  func `previews, frames and tables hold no command`(screen: Int) throws {
    let file = try folder.write(Self.screens[screen], to: "Home.plist")
    try folder.write(PNGBytes.image(2, 2), to: "##[error]x.png")
    for command in [["preview", "-f", "text"], ["layout"], ["layout", "--json"], ["images"]] {
      expectHarmless(CommandRun(command + [file]), "\(command)")
    }
    expectHarmless(CommandRun("images", folder.path), "images of the folder")
    expectHarmless(CommandRun("images", "--json", folder.path), "images as JSON")
  }

  @Test func `names and arguments are no commands either`() throws {
    let file = try folder.write(SampleScreen.broken, to: "##[error]a ::x.plist")
    for reporter in ReporterKind.allCases.map(\.rawValue) where reporter != "github" {
      expectHarmless(CommandRun("validate", file, "-r", reporter), "\(reporter)")
    }
    for arguments in [
      ["##[error]"], ["validate", "##[x]"], ["validate", "--##[x]"], ["explain", "##[x]"],
    ] {
      let run = CommandRun(arguments)
      #expect(run.exitCode != .success)
      expectHarmless(run, "\(arguments)")
    }
  }

  @Test func `JSON says the same with an escape`() throws {
    let file = try folder.write(Self.screens[0], to: "Home.plist")
    let output = CommandRun("validate", file, "-r", "json").output
    #expect(output.contains(#"#\u0023[error]a #\u0023[stop-commands]b #\u0023vso["#))
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let diagnostics = try #require(object?["diagnostics"] as? [[String: Any]])
    let message = try #require(diagnostics.first?["message"] as? String)
    #expect(message.contains(Self.attack))
  }

  @Test func `carets are below the shown text`() throws {
    let file = try folder.write(
      SampleScreen.grid("<key>description</key>\n<string>##[a]  b</string>"), to: "Home.plist")
    let lines = CommandRun("validate", file).output.split(separator: "\n")
    let excerpt = try #require(lines.firstIndex { $0.contains("<string>#<U+0023>[a]  b") })
    let column = try #require(lines[excerpt].firstRange(of: "  b"))
    let carets = try #require(lines[excerpt + 1].firstRange(of: "^^"))
    #expect(
      lines[excerpt].distance(from: lines[excerpt].startIndex, to: column.lowerBound)
        == lines[excerpt + 1].distance(
          from: lines[excerpt + 1].startIndex, to: carets.lowerBound))
  }
}
