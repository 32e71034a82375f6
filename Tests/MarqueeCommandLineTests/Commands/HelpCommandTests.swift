import Foundation
import MarqueeCatalog
import MarqueeCommandLine
import MarqueeDiagnostics
import MarqueeValidation
import Testing

/// The help and the version of the program.
@Suite struct HelpCommandTests {
  private static let authorCommands = [
    "init", "import", "validate", "build", "publish", "preview", "diff", "fix", "format", "images",
    "layout", "generate", "reference", "explain", "server", "completion",
  ]
  private static let buildCommands = ["compile", "link"]
  private static let commands = authorCommands + buildCommands

  @Test(arguments: [
    ("Commands:", authorCommands), ("Commands for build systems:", buildCommands),
  ])
  func `help lists commands for authors, and apart from them those for build systems`(
    title: String, commands: [String]
  ) {
    // A new command must be added here, for the tests below.
    let listed = CommandRun("--help", width: 200).output.split(separator: "\n")
      .drop { $0 != title }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(listed.map { $0.dropFirst(2).prefix { $0 != " " } } == commands.map { $0[...] })
  }

  @Test(arguments: [
    ("rules", ["explain"]), ("schema", ["reference", "--format", "schema"]),
    ("manual", ["reference", "-f", "manual"]), ("rollback", ["publish", "--rollback"]),
  ])
  func `a former name of a command does what it did, and no help lists it`(
    name: String, words: [String]
  ) {
    let former = CommandRun(name)
    let run = CommandRun(words)
    #expect(former.exitCode == run.exitCode)
    #expect(former.output == run.output)
    #expect(former.errors == run.errors)
    #expect(CommandRun(name, "--help").output == CommandRun(words[0], "--help").output)
    #expect(!CommandRun("--help").output.contains("\n  \(name) "))
    #expect(!CommandRun("completion", "bash").output.contains("          \(name))"))
  }

  @Test func `a command that is gone is unknown`() {
    #expect(CommandRun("solve", "-").errors.contains("unknown command 'solve'"))
  }

  @Test(arguments: [
    (["link"], "--repeat-diagnostics"), (["server"], "--stdio"),
  ])
  func `an option that nobody needs to know is in no help`(command: [String], option: String) {
    #expect(!CommandRun(command + ["--help"]).output.contains(option))
    for (shell, word) in [
      ("bash", option), ("zsh", option), ("fish", " -l \(option.dropFirst(2)) "),
    ] {
      #expect(!CommandRun("completion", shell).output.contains(word))
    }
    #expect(!CommandRun(command + [option]).errors.contains("unknown option"))
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
    #expect(CommandRun("explain", "a", "b").exitCode == .usage)
  }

  @Test func `all rules are explained, and listed for programs`() throws {
    let rules = CommandRun("explain", "--reporter", "json")
    let list = try JSONSerialization.jsonObject(with: Data(rules.output.utf8)) as? [[String: Any]]
    let names = list?.compactMap { $0["rule"] as? String } ?? []
    #expect(names.sorted() == RuleRegistry.all.map(\.id.description).sorted())
    let pages = CommandRun("explain", "--all").output
    for name in names { #expect(pages.contains("\(name): ")) }
  }

  @Test func `rules are listed, each in a line`() {
    let run = CommandRun("explain")
    #expect(run.exitCode == .success)
    #expect(run.output.contains("  nested-item"))
    #expect(run.output.contains("  duplicate-id"))
    #expect(CommandRun("explain", "extra").exitCode == .usage)
  }

  @Test func `the list of rules fits a narrow terminal`() {
    let lines = CommandRun("explain", width: 60).output.split(separator: "\n")
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

  @Test(
    arguments: ["help", "--help", "-h"],
    [("missing-image", "missing-image"), ("untrimmed-text", "white-space")])
  func `help of a rule is its explanation`(word: String, names: (written: String, now: String)) {
    let run = CommandRun(word, names.written)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("\(names.now): "))
    #expect(run.output == CommandRun("explain", names.written).output)
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
