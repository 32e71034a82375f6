import MarqueeDiagnostics
import MarqueeValidation

extension Program {
  enum Invocation {
    case help
    case version
    /// A command, with the arguments after its name.
    case run(Command, [String])
  }

  static let name = "marquee"
  static let summary = "Check, show and convert catalog screens written as property lists"
  /// What `help` explains besides commands, with 'explain'.
  static let topics = RuleRegistry.all.flatMap { [$0.id] + $0.parts }.map(\.description)

  /// Reads the program's arguments up to the name of a command.
  ///
  /// `help` and `version` are also commands; the name of another, or a topic, may follow `help` and
  /// `--help`.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { return .help }
    switch first {
    case "--version", "-V", "-v", "version": return .version
    case "--help", "-h", "help":
      guard arguments.count > 1 else { return .help }
      if topics.contains(arguments[1]) {
        return .run(try command(named: "explain", or: []), [arguments[1]])
      }
      return .run(try command(named: arguments[1], or: topics), ["--help"])
    case let option where option.hasPrefix("-"):
      if let command = arguments.lazy.compactMap(Command.init(named:)).first {
        throw .misplacedOption(option, command: command.name)
      }
      throw .unknownOption(option, known: ["--help", "--version"])
    default:
      let command = try command(named: first, or: topics.map { "help \($0)" })
      return .run(command, Array(arguments.dropFirst()))
    }
  }

  /// What `--help` prints in a terminal of this width, in columns; `nil` if there is no terminal.
  static func helpText(width: Int? = nil) -> String {
    var groups: [HelpText.Section] = []
    for command in Command.all {
      if groups.last?.title != command.group {
        groups.append(HelpText.Section(title: command.group, rows: []))
      }
      groups[groups.count - 1].rows.append((command.name, command.outline.summary))
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

  private static func command(
    named name: String, or topics: [String]
  ) throws(UsageError) -> Command {
    guard let command = Command(named: name) else {
      throw .unknownCommand(name, known: Command.all.map(\.name), topics: topics)
    }
    return command
  }
}
