package struct ProgramSyntax<Command: CommandName>: Sendable {
  package enum Invocation {
    case help
    case version
    /// A command, with the arguments after its name.
    case run(Command, [String])
  }

  package let name: String
  /// One sentence without a full stop.
  package let summary: String

  /// What `help` explains besides commands.
  private let topics: [String]
  private let explaining: Command?

  package init(
    _ name: String, summary: String, topics: [String] = [], explainedBy explaining: Command? = nil
  ) {
    self.name = name
    self.summary = summary
    self.topics = topics
    self.explaining = explaining
  }

  /// Reads the program's arguments up to the name of a command.
  ///
  /// `help` and `version` are also commands; the name of another, or a topic, may follow `help` and
  /// `--help`.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { return .help }
    switch first {
    case "--version", "-V", "-v", "version": return .version
    case "--help", "-h", "help":
      guard arguments.count > 1 else { return .help }
      if let explaining, topics.contains(arguments[1]) { return .run(explaining, [arguments[1]]) }
      return .run(try command(named: arguments[1], or: topics), ["--help"])
    case let option where option.hasPrefix("-"):
      if let command = arguments.lazy.compactMap(Command.init(rawValue:)).first {
        throw .misplacedOption(option, command: command.rawValue)
      }
      throw .unknownOption(option, known: ["--help", "--version"])
    default:
      let command = try command(named: first, or: topics.map { "help \($0)" })
      return .run(command, Array(arguments.dropFirst()))
    }
  }

  /// What `--help` prints in a terminal of this width, in columns; `nil` if there is no terminal.
  package func helpText(width: Int? = nil) -> String {
    var groups: [HelpText.Section] = []
    for command in Command.allCases {
      if groups.last?.title != command.group {
        groups.append(HelpText.Section(title: command.group, rows: []))
      }
      groups[groups.count - 1].rows.append((command.rawValue, command.summary))
    }
    return HelpText.render(
      summary: summary, usage: "\(name) <command> [options]", discussion: "",
      sections: groups + [
        HelpText.Section(
          title: "Options",
          rows: [
            ("-h, --help", "Show this help; after a command, that command's"),
            ("-V, --version", "Show the version"),
          ])
      ], terminalWidth: width)
  }

  private func command(
    named name: String, or topics: [String]
  ) throws(UsageError) -> Command {
    guard let command = Command(rawValue: name) else {
      throw .unknownCommand(name, known: Command.allCases.map(\.rawValue), topics: topics)
    }
    return command
  }
}
