/// The commands of the program.
enum Command: String, CommandName {
  case validate, build, compile, link, preview, fix, images, layout, solve, schema, reference, rules
  case explain

  var summary: String {
    switch self {
    case .validate: ValidateCommand.syntax.summary
    case .build: BuildCommand.syntax.summary
    case .compile: CompileCommand.syntax.summary
    case .link: LinkCommand.syntax.summary
    case .preview: PreviewCommand.syntax.summary
    case .fix: FixCommand.syntax.summary
    case .images: ImagesCommand.syntax.summary
    case .layout: LayoutCommand.syntax.summary
    case .solve: SolveCommand.syntax.summary
    case .schema: SchemaCommand.syntax.summary
    case .reference: ReferenceCommand.syntax.summary
    case .rules: RulesCommand.syntax.summary
    case .explain: ExplainCommand.syntax.summary
    }
  }

  /// Runs the command with the arguments after its name.
  func run(_ arguments: [String], on console: Console) -> ExitCode {
    switch self {
    case .validate: ValidateCommand.run(arguments, on: console)
    case .build: BuildCommand.run(arguments, on: console)
    case .compile: CompileCommand.run(arguments, on: console)
    case .link: LinkCommand.run(arguments, on: console)
    case .preview: PreviewCommand.run(arguments, on: console)
    case .fix: FixCommand.run(arguments, on: console)
    case .images: ImagesCommand.run(arguments, on: console)
    case .layout: LayoutCommand.run(arguments, on: console)
    case .solve: SolveCommand.run(arguments, on: console)
    case .schema: SchemaCommand.run(arguments, on: console)
    case .reference: ReferenceCommand.run(arguments, on: console)
    case .rules: RulesCommand.run(arguments, on: console)
    case .explain: ExplainCommand.run(arguments, on: console)
    }
  }
}

/// A command: its options as a value, and what it does with them.
protocol RunnableCommand: Sendable {
  /// How the command is written.
  static var syntax: CommandSyntax<Self> { get }

  /// Does the work.
  func run(on console: Console) -> ExitCode
}

extension RunnableCommand {
  /// Reads the arguments and runs the command, or prints its help.
  static func run(_ arguments: [String], on console: Console) -> ExitCode {
    do {
      switch try syntax.parse(arguments) {
      case .help:
        console.print(syntax.helpText)
        return .success
      case .run(let command):
        return command.run(on: console)
      }
    } catch {
      return refuse(error, on: console)
    }
  }

  /// Reports what is wrong with the command line.
  static func refuse(_ error: UsageError, on console: Console) -> ExitCode {
    console.printErrorLines(error.text(for: syntax.name))
    return .usage
  }
}
