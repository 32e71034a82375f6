import Foundation
import MarqueeCatalog
import MarqueeCommandLine
import MarqueeDiagnostics
import Testing

/// The help and the version of the program.
@Suite struct HelpCommandTests {
  private static let commands = [
    "init", "import", "validate", "build", "compile", "link", "publish", "rollback", "preview",
    "diff", "fix", "format",
    "images", "layout", "solve",
    "generate", "schema",
    "reference", "rules", "explain", "server", "completion", "manual",
  ]

  @Test func `these are all commands`() {
    // A new command must be added here, for the tests below.
    let listed = CommandRun("--help", width: 200).output.split(separator: "\n")
      .drop { $0 != "Commands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(listed.map { $0.dropFirst(2).prefix { $0 != " " } } == Self.commands.map { $0[...] })
  }

  @Test(arguments: commands + [""], [nil, 40, 60, 72, 200])
  func `help fits a narrow terminal at every level`(command: String, width: Int?) {
    let run = CommandRun(command.isEmpty ? ["--help"] : [command, "--help"], width: width)
    #expect(run.exitCode == .success)
    #expect(run.errors.isEmpty)
    let name = command.isEmpty ? "marquee <command>" : "marquee \(command) [options]"
    #expect(run.output.contains("Usage: \(name)"))
    for line in run.output.split(separator: "\n") {
      #expect(DisplayWidth.columns(of: String(line)) <= min(80, width ?? 80), "\(line)")
    }
  }

  @Test(arguments: [
    ("lint", "validate"), ("check", "validate"), ("vet", "validate"), ("fmt", "format"),
    ("new", "init"), ("lsp", "server"),
  ])
  func `names of other programs are understood`(name: String, command: String) {
    #expect(CommandRun("help", name).output == CommandRun("help", command).output)
  }

  @Test func `help lists every command`() {
    let run = CommandRun("--help")
    for command in Self.commands {
      #expect(run.output.contains("\n  \(command) "), "\(command)")
      #expect(CommandRun("help", command).output == CommandRun(command, "-h").output)
    }
  }

  @Test func `the version is one line`() {
    let run = CommandRun("--version")
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("marquee "))
    #expect(run.output.count { $0 == "\n" } == 1)
  }

  @Test(
    arguments: [
      (["validate", "--strikt"], "'--strict'"),
      (["validate", "--reportr", "json"], "'--reporter'"),
      (["validate", "--reporter", "jsno"], "'json'"), (["biuld"], "'build'"),
      (["build", "--ouput", "x"], "'--output'"), (["fix", "--dryrun"], "'--dry-run'"),
      (["explain", "nested-itme"], "'nested-item'"), (["validate", "--color=alwys"], "'always'"),
    ])
  func `the nearest known name is suggested for a misspelled one`(
    arguments: [String], nearest: String
  ) {
    let run =
      arguments.count == 1
      ? CommandRun(arguments[0])
      : arguments.count == 2
        ? CommandRun(arguments[0], arguments[1])
        : CommandRun(arguments[0], arguments[1], arguments[2])
    #expect(run.exitCode == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("did you mean \(nearest)?"), "\(run.errors)")
  }

  @Test func `a rule is explained with its examples`() {
    let run = CommandRun("explain", "nested-item")
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("nested-item: "))
    #expect(run.output.contains("\nReported:\n"))
    #expect(run.output.contains("^^^"))
    #expect(run.output.contains("error, group 'structure', fixed by 'marquee fix'\n"))
    #expect(run.output.contains("\n  error: 'New item' contains an item that will never be read"))
    #expect(run.output.contains("\n    <dict>\n      <key>"))
    #expect(run.output.contains("It is always an error"))
    #expect(CommandRun("explain").output == CommandRun("rules").output)
    #expect(CommandRun("explain", "a", "b").exitCode == .usage)
  }

  @Test func `all rules are explained, and listed for programs`() throws {
    let rules = CommandRun("rules", "--reporter", "json")
    let list = try JSONSerialization.jsonObject(with: Data(rules.output.utf8)) as? [[String: Any]]
    let names = list?.compactMap { $0["rule"] as? String } ?? []
    #expect(names.count > 90)
    let pages = CommandRun("explain", "--all").output
    for name in names { #expect(pages.contains("\(name): ")) }
  }

  @Test func `rules are listed, each in a line`() {
    let run = CommandRun("rules")
    #expect(run.exitCode == .success)
    #expect(run.output.contains("  nested-item"))
    #expect(run.output.contains("  duplicate-id"))
    #expect(CommandRun("rules", "extra").exitCode == .usage)
  }

  @Test func `the list of rules fits a narrow terminal`() {
    let lines = CommandRun("rules", width: 60).output.split(separator: "\n")
    #expect(lines.contains { DisplayWidth.columns(of: String($0)) > 50 })
    for line in lines { #expect(DisplayWidth.columns(of: String(line)) <= 60, "\(line)") }
  }

  @Test(arguments: [nil, 40])
  func `without a command, the help is printed, and the usage is wrong`(width: Int?) {
    let run = CommandRun([], width: width)
    #expect(run.exitCode == .usage)
    #expect(run.errors == CommandRun("help", width: width).output)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["help", "--help", "-h"])
  func `help of a rule is its explanation`(word: String) {
    let run = CommandRun(word, "missing-image")
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("missing-image: "))
    #expect(run.output == CommandRun("explain", "missing-image").output)
  }

  @Test(arguments: [
    (["help", "missing-imge"], "did you mean 'missing-image'?"),
    (["missing-image"], "did you mean 'help missing-image'?"),
    (["help", "carousel"], "the commands are init, import,"),
  ])
  func `a rule in place of a command is recognized`(arguments: [String], help: String) {
    let run = CommandRun(arguments)
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("help: \(help)"), "\(run.errors)")
  }
}
