/// The syntax of a program with commands.
package struct ProgramSyntax<Command: CommandName>: Sendable {
  /// What the arguments request.
  package enum Invocation {
    /// The help text of the program.
    case help
    /// The version.
    case version
    /// A command, with the arguments after its name.
    case run(Command, [String])
  }

  /// The program's name.
  package let name: String
  /// One sentence without a full stop.
  package let summary: String

  /// Declares a program.
  package init(_ name: String, summary: String) {
    self.name = name
    self.summary = summary
  }

  /// Reads the program's arguments up to the name of a command.
  ///
  /// `help` and `version` are also commands; the name of another may follow `help` and `--help`.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { throw .missingCommand(known: commandNames) }
    switch first {
    case "--version", "-V", "-v", "version": return .version
    case "--help", "-h", "help":
      guard arguments.count > 1 else { return .help }
      return .run(try command(named: arguments[1]), ["--help"])
    case let option where option.hasPrefix("-"):
      if let command = arguments.lazy.compactMap(Command.init(rawValue:)).first {
        throw .misplacedOption(option, command: command.rawValue)
      }
      throw .unknownOption(option, known: ["--help", "--version"])
    default:
      return .run(try command(named: first), Array(arguments.dropFirst()))
    }
  }

  /// What `--help` prints in a terminal of this width, in columns; `nil` if there is no terminal.
  package func helpText(width: Int? = nil) -> String {
    HelpText.render(
      summary: summary, usage: "\(name) <command> [options]", discussion: "",
      sections: [
        HelpText.Section(
          title: "Commands", rows: Command.allCases.map { ($0.rawValue, $0.summary) }),
        HelpText.Section(
          title: "Options",
          rows: [
            ("-h, --help", "Show this help; after a command, that command's"),
            ("-V, --version", "Show the version"),
          ]),
      ], terminalWidth: width)
  }

  private func command(named name: String) throws(UsageError) -> Command {
    guard let command = Command(rawValue: name) else {
      throw .unknownCommand(name, known: commandNames)
    }
    return command
  }

  private var commandNames: [String] { Command.allCases.map(\.rawValue) }
}
