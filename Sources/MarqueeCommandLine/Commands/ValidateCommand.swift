import MarqueeCompiler
import MarqueeValidation

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
    let run = CachedRun(place: cache.place(), console: console)
    let reports = console.attempt { () throws(FileError) in try run.reports(of: pipelines, nil) }
    guard let reports else { return .ioError }
    run.warn(of: reports)
    let diagnostics = reports.flatMap(\.diagnostics)
    if !reports.isEmpty {
      report.print(
        diagnostics, reports.flatMap(\.sources), of: RuleSet(of: reports), on: console)
    }
    guard isComplete else { return .ioError }
    return report.fail(diagnostics) ? .errorsFound : .success
  }
}
