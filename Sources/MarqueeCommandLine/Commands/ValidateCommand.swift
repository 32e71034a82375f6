import MarqueeCompiler
import MarqueeValidation

/// `marquee validate`: checks content and reports diagnostics.
struct ValidateCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var cache = CacheOptions()

  static let syntax = CommandSyntax(
    "marquee validate", summary: "Find what is wrong with screens",
    discussion: "'lint' and 'check' are other names of this command.", defaults: ValidateCommand(),
    options: CacheOptions.syntax(at: \.cache, isCustomary: false)
      + ReportOptions.syntax(at: \.report)
      + ContentInput.options(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) -> ExitCode {
    let place = cache.place()
    let repeated = RepeatedRun(of: ["validate"], input, report, in: place, on: console)
    if !cache.isVerified, let run = repeated?.repeated(on: console) {
      if cache.printsCount { CachedRun.printCountOfNone(on: console) }
      return run.exitCode
    }
    let (pipelines, isComplete) = input.read(on: console, listing: repeated?.listing ?? [:])
    let run = CachedRun(
      place: place, trust: cache.trust, printsCount: cache.printsCount, console: console)
    let reports = console.attempt { () throws(FileError) in try run.reports(of: pipelines) }
    guard let reports else { return .ioError }
    run.warn(of: reports)
    let diagnostics = reports.flatMap(\.diagnostics)
    var printed: [UInt8]?
    if !reports.isEmpty {
      printed = report.print(
        diagnostics, reports.flatMap(\.sources), of: RuleSet(of: reports.map(\.rules)),
        besidesErrors: !isComplete, keeping: repeated?.keptByteCount ?? 0, on: console)
    }
    guard isComplete else { return .ioError }
    let exitCode = report.exitCode(for: diagnostics)
    if reports.isWellKept { repeated?.remember(exitCode, printed, on: console) }
    return exitCode
  }
}
