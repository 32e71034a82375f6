import MarqueeCompiler

struct Command: Sendable {
  let group: String
  let outline: CommandOutline
  private let runCommand: @Sendable ([String], Console) -> ExitCode
  /// The arguments that a former name of a command stands for.
  private var leading: [String] = []

  /// The syntax's name without the program's.
  var name: String { outline.word }

  private init<Runnable: RunnableCommand>(
    _ command: Runnable.Type, in group: String = "Commands"
  ) {
    self.group = group
    outline = command.syntax.outline
    runCommand = { arguments, console in command.run(arguments, on: console) }
  }

  /// The command with a name; `nil` if there is none.
  init?(named name: String) {
    let words = Self.otherNames[name] ?? [name]
    guard let command = Self.all.first(where: { $0.name == words[0] }) else { return nil }
    self = command
    leading = Array(words.dropFirst())
  }

  /// The names that other programs have for a command, and its former names.
  private static let otherNames = [
    "lint": ["validate"], "check": ["validate"], "vet": ["validate"], "fmt": ["format"],
    "new": ["init"], "lsp": ["server"], "rules": ["explain"],
    "schema": ["reference", "--format=schema"], "manual": ["reference", "--format=manual"],
    "rollback": ["publish", "--rollback"],
  ]

  /// All commands, in the order of the help.
  static let all: [Command] = [
    Command(InitCommand.self),
    Command(ImportCommand.self),
    Command(ValidateCommand.self),
    Command(BuildCommand.self),
    Command(PublishCommand.self),
    Command(PreviewCommand.self),
    Command(DiffCommand.self),
    Command(FixCommand.self),
    Command(FormatCommand.self),
    Command(ImagesCommand.self),
    Command(LayoutCommand.self),
    Command(GenerateCommand.self),
    Command(ReferenceCommand.self),
    Command(ExplainCommand.self),
    Command(ServerCommand.self),
    Command(CompletionCommand.self),
    Command(CompileCommand.self, in: "Commands for build systems"),
    Command(LinkCommand.self, in: "Commands for build systems"),
  ]

  func run(_ arguments: [String], on console: Console) -> ExitCode {
    runCommand(leading + arguments, console)
  }
}

protocol RunnableCommand: Sendable {
  static var syntax: CommandSyntax<Self> { get }

  /// How many of the last arguments are operands, whatever they begin with, because a program has
  /// appended them.
  static func appendedCount(of arguments: [String], environment: [String: String]) -> Int

  /// - Throws: ``UsageError``, and ``FileError`` for what cannot be read or written; both are
  ///   printed.
  func run(on console: Console) throws -> ExitCode
}

extension RunnableCommand {
  static func appendedCount(of arguments: [String], environment: [String: String]) -> Int { 0 }

  /// Reads the arguments and runs the command, or prints its help.
  static func run(_ arguments: [String], on console: Console) -> ExitCode {
    reportingErrors(on: console) {
      let appended = appendedCount(of: arguments, environment: console.environment)
      switch try syntax.parse(arguments, appendedCount: appended) {
      case .help:
        console.print(syntax.helpText(width: console.width))
        return .success
      case .run(let command):
        return try command.run(on: console)
      }
    }
  }

  /// Does work, and prints the error that ends it.
  static func reportingErrors(on console: Console, _ work: () throws -> ExitCode) -> ExitCode {
    do {
      return try work()
    } catch let error as UsageError {
      console.printErrorLines(error.text(for: syntax.name))
      return .usage
    } catch {
      console.printFault((error as? FileError)?.message ?? "\(error)")
      return .ioError
    }
  }
}
