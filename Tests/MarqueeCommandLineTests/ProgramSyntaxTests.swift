import Testing

// A program has one syntax, which nothing else parses.
@testable import MarqueeCommandLine

@Suite struct ProgramSyntaxTests {
  /// What the arguments request, in words.
  private func parse(_ arguments: String...) throws -> String { try parse(arguments) }

  private func parse(_ arguments: [String]) throws -> String {
    switch try Program.parse(arguments) {
    case .help: "help"
    case .version: "version"
    case .run(let command, let rest): ([command.name] + rest).joined(separator: " ")
    }
  }

  @Test func `a command gets what comes after its name`() throws {
    #expect(try parse("build", "--help", "-x") == "build --help -x")
    #expect(try parse("validate") == "validate")
  }

  @Test func `help and version need no command`() throws {
    #expect(try parse("--help", "build") == "build --help")
    for none in [[], ["-h"]] { #expect(try parse(none) == "help") }
    #expect(try parse("help") == "help")
    #expect(try parse("help", "build") == "build --help")
    for word in ["--version", "-V", "-v", "version"] { #expect(try parse(word) == "version") }
  }

  @Test func `help of a topic is the command that explains it`() throws {
    for word in ["help", "--help", "-h"] {
      #expect(try parse(word, "nested-item") == "explain nested-item")
    }
  }

  @Test func `an unknown command is a usage error`() {
    let known = Command.all.map(\.name)
    let topics = Program.topics
    #expect(topics.contains("nested-item"))
    #expect(
      throws: UsageError.unknownCommand(
        "biuld", known: known, topics: topics.map { "help \($0)" })
    ) {
      try Program.parse(["biuld"])
    }
    #expect(throws: UsageError.unknownCommand("", known: known, topics: topics)) {
      try Program.parse(["help", ""])
    }
    #expect(throws: UsageError.unknownOption("--strict", known: ["--help", "--version"])) {
      try Program.parse(["--strict", "a"])
    }
    #expect(throws: UsageError.misplacedOption("--strict", command: "build")) {
      try Program.parse(["--strict", "build"])
    }
  }

  @Test func `help lists the commands`() {
    let help = Program.helpText()
    #expect(
      help.hasPrefix(
        """
        Check, show and convert catalog screens written as property lists

        Usage: marquee <command> [options]

        Commands:
          init        Start a content folder

        """))
    #expect(help.contains("\n\nCommands for build systems:\n  compile "))
    #expect(
      help.hasSuffix(
        """

        Options:
          -h, --help     Show this help; after a command, that command's
          -V, --version  Show the version

        """))
  }
}
