import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

/// `marquee validate`: checks content and reports diagnostics.
struct ValidateCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var cache = CacheOptions()
  var rules = RuleOptions()
  var baseline = BaselineOptions()
  var watches = false

  static let syntax = CommandSyntax(
    "marquee validate", summary: "Find what is wrong with screens",
    discussion: """
      'lint' and 'check' are other names of this command.

      To begin with content that has warnings, write them down once, with '--write-baseline', and \
      name the file as 'baseline' in Marquee.plist. Then only what is new is reported, by all \
      commands. The file names each diagnostic by its screen, rule, item and value, so it stays \
      right when lines are added. Errors are never in it.

      '--watch' checks again after every change until it is stopped, and prints what is found when \
      that has changed. Only screens that have changed are checked again.
      """,
    defaults: ValidateCommand(),
    options: [
      .flag(
        "everywhere", sets: \.rules.everywhere,
        help: "Judge screens on all devices, upright and turned, in all text sizes"),
      .flag("watch", sets: \.watches, help: "Check again after every change, until stopped")
        .excluding(
          [.word("-"), .option("cache"), .option("cache-count")] + ReportOptions.plainReporters),
    ] + BaselineOptions.options.nested(at: \.baseline) + RuleOptions.options.nested(at: \.rules)
      + CacheOptions.options.nested(at: \.cache)
      + ReportOptions.options.nested(at: \.report)
      + ContentInput.options.nested(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) throws -> ExitCode {
    if watches {
      var watch = ValidationWatch(self, on: console)
      return console.follow(input.readPaths) { watch.update() }
    }
    var (pipelines, isComplete) = input.read(on: console)
    pipelines = try rules.choose(in: pipelines)
    try baseline.check(pipelines)
    let reports = try cache.reports(of: try baseline.apply(to: pipelines), on: console)
    console.warnOfCacheErrors(in: reports)
    if let file = baseline.writtenFile {
      return isComplete ? try write(reports, of: pipelines, to: file, on: console) : .ioError
    }
    if !reports.isEmpty {
      report.print(
        reports, besidesErrors: !isComplete, in: Self.views(of: pipelines), on: console)
    }
    return isComplete ? report.exitCode(for: reports.flatMap(\.diagnostics)) : .ioError
  }

  /// What was looked at, in words; `nil` if content folders differ in it.
  static func views(of pipelines: [ContentPipeline]) -> String? {
    let phrases = Set(pipelines.map { JudgedViews(of: $0.content.settings).phrase })
    return phrases.count == 1 ? phrases.first : nil
  }

  /// Writes what was found as a baseline, and reports the errors, which are not in it.
  private func write(
    _ reports: [CompiledContent], of pipelines: [ContentPipeline], to file: String,
    on console: Console
  ) throws(FileError) -> ExitCode {
    let ruleSet = RuleSet(of: reports.map(\.rules))
    let writing = try BaselineWriting(to: file, for: pipelines)
    if let fault = writing.old?.fault {
      report.print([fault], [], of: ruleSet, on: console)
      return .errorsFound
    }
    let written = try writing.write(reports)
    let errors = reports.flatMap(\.diagnostics).filter { $0.severity == .error }
    report.print(errors, reports.flatMap(\.sources), of: ruleSet, on: console)
    if report.printsSteps {
      let entries = written.count == 1 ? "1 entry" : "\(written.count) entries"
      console.print(
        VisibleText.escape(
          written.isChanged ? "wrote \(entries) to \(file)" : "unchanged \(file), \(entries)")
          + "\n")
    }
    if pipelines.allSatisfy({ $0.content.settings.baseline == nil }) {
      console.printMessage(
        .note, "name the file as 'baseline' in 'Marquee.plist', and all commands use it")
    }
    return report.exitCode(for: errors)
  }
}

extension Sequence<ContentPipeline> {
  /// The paths of the baselines that the settings name, each once.
  var baselines: [String] {
    compactMap(\.content.baseline?.path).distinct
  }
}
