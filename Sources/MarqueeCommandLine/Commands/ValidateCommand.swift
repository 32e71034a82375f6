import MarqueeCompiler

/// `marquee validate`: finds what is wrong with content.
struct ValidateCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var cache = CacheOptions()

  static let syntax = CommandSyntax(
    "marquee validate", summary: "Find what is wrong with screens", defaults: ValidateCommand(),
    options: CacheOptions.syntax(at: \.cache) + ReportOptions.syntax(at: \.report)
      + ContentInput.options(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) -> ExitCode {
    let (pipelines, isComplete) = input.read(on: console)
    let compiled = console.attempt { () throws(FileError) in
      try cache.compile(pipelines, nil, on: console)
    }
    guard let reports = compiled else { return .ioError }
    CacheOptions.warn(of: reports, on: console)
    let diagnostics = reports.flatMap(\.diagnostics)
    if !reports.isEmpty {
      report.print(diagnostics, reports.flatMap(\.sources), on: console)
    }
    guard isComplete else { return .ioError }
    return report.fail(diagnostics) ? .errorsFound : .success
  }
}
