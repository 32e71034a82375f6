import MarqueeCommandLine
import Testing

@Suite struct ProgramSyntaxTests {
  private enum Command: String, CommandName {
    case validate
    case build

    var summary: String {
      switch self {
      case .validate: "Check content"
      case .build: "Write JSON"
      }
    }
  }

  private let syntax = ProgramSyntax<Command>(
    "marquee", summary: "Compiles catalog screens", topics: ["nested-item"],
    explainedBy: .validate)

  /// What the arguments request, in words.
  private func parse(_ arguments: String...) throws -> String { try parse(arguments) }

  private func parse(_ arguments: [String]) throws -> String {
    switch try syntax.parse(arguments) {
    case .help: "help"
    case .version: "version"
    case .run(let command, let rest): ([command.rawValue] + rest).joined(separator: " ")
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
      #expect(try parse(word, "nested-item") == "validate nested-item")
    }
  }

  @Test func `an unknown command is a usage error`() {
    let known = ["validate", "build"]
    let topics = ["nested-item"]
    #expect(
      throws: UsageError.unknownCommand("biuld", known: known, topics: ["help nested-item"])
    ) {
      try syntax.parse(["biuld"])
    }
    #expect(throws: UsageError.unknownCommand("", known: known, topics: topics)) {
      try syntax.parse(["help", ""])
    }
    #expect(throws: UsageError.unknownOption("--strict", known: ["--help", "--version"])) {
      try syntax.parse(["--strict", "a"])
    }
    #expect(throws: UsageError.misplacedOption("--strict", command: "build")) {
      try syntax.parse(["--strict", "build"])
    }
  }

  @Test func `help lists the commands`() {
    #expect(
      syntax.helpText() == """
        Compiles catalog screens

        Usage: marquee <command> [options]

        Commands:
          validate  Check content
          build     Write JSON

        Options:
          -h, --help     Show this help; after a command, that command's
          -V, --version  Show the version

        """)
  }
}
