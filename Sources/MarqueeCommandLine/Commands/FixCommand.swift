import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// `marquee fix`: applies safe fix-its.
struct FixCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var rules = RuleOptions()
  var isDryRun = false

  static let syntax = CommandSyntax(
    "marquee fix", summary: "Apply the fixes that keep what the author meant",
    discussion: """
      Only safe fixes are applied, and the screen is checked again until none is left. One that would \
      make an error is left out and named. Nothing else in a file changes. A file that is edited \
      meanwhile keeps that edit and is not fixed, and a read-only file is not fixed. For a symbolic \
      link, the target is fixed. With standard input, the fixed text is printed. Binary and ASCII \
      property lists are checked and not changed. \
      Without a path, the folder 'Content' is fixed, and nothing else. What a baseline hides is fixed, \
      too.
      """,
    defaults: FixCommand(),
    options: [
      .flag(
        "dry-run", letter: "n", sets: \.isDryRun, help: "Print a diff and write nothing"
      ).excluding(
        [.option("all-diagnostics"), .option("statistics")] + ReportOptions.plainReporters)
    ] + RuleOptions.options.nested(at: \.rules) + reportOptions
      + ContentInput.options.nested(at: \.input),
    operand: ContentInput.operand(at: \.input))

  /// The fixed text of standard input comes without diagnostics.
  private static let reportOptions = ReportOptions.options.nested(at: \FixCommand.report).map {
    option in
    ["reporter", "all-diagnostics", "statistics"].contains(option.name)
      ? option.excluding(.word("-")) : option
  }

  func run(on console: Console) throws -> ExitCode {
    guard input.namesContent else {
      throw UsageError.noContent(folder: ContentFolder.defaultName)
    }
    var (pipelines, isRead) = input.read(on: console)
    pipelines = try rules.choose(in: pipelines)
    guard input.hasScreen(in: pipelines, on: console) else { return .usage }
    let run = FixRun(self, pipelines, on: console)
    let diagnostics = run.diagnostics
    let count = diagnostics.count { $0.severity >= .warning }
    if isDryRun, run.fixCount == 0, count > 0 {
      console.printMessage(
        .note, "no fix is available for what was found (\(count)); see 'marquee validate'")
    }
    let isComplete = isRead && run.isComplete
    // A diff or a fixed text is the only output on standard output.
    if !run.printsText, !run.reports.isEmpty {
      report.print(
        diagnostics, run.reports.flatMap(\.sources), of: RuleSet(of: run.reports.map(\.rules)),
        besidesErrors: !isComplete, on: console)
    }
    return isComplete ? report.exitCode(for: diagnostics) : .ioError
  }

  /// Writes or prints a fixed file.
  ///
  /// - Returns: Whether the file holds the fixed text, or would without `--dry-run`.
  func finish(_ result: Fixer.Result, in root: String?, on console: Console) -> Bool {
    let (before, after) = (result.before.text, result.after.text)
    if result.before.isDerived, !result.diagnostics.isEmpty {
      console.printMessage(
        .note, "'\(before.name)' is not XML, and only XML property lists are fixed")
    }
    printLeftOut(by: result, on: console)
    if isDryRun {
      let diff = UnifiedDiff(before: before.text, after: after.text, name: before.name)
      console.print(diff, report.color.style(on: console))
      return true
    }
    let source = result.before.file
    guard let path = source.path, source.version != nil else {
      // This is a property list, not text for people, so its bytes are kept even if a CI runner
      // would read commands in them.
      console.printFile(result.fixCount > 0 ? after.encoding.encode(after.text) : source.bytes)
      return true
    }
    guard result.fixCount > 0 else { return true }
    guard console.replace(source, in: root, by: after.encoding.encode(after.text)) else {
      return false
    }
    if report.printsSteps {
      let fixes = result.fixCount == 1 ? "1 fix" : "\(result.fixCount) fixes"
      console.print(VisibleText.escape("applied \(fixes) to \(path)") + "\n")
    }
    return true
  }

  private func printLeftOut(by result: Fixer.Result, on console: Console) {
    let report = Report(
      diagnostics: result.leftOut.map(\.diagnostic), sources: [result.after.text])
    let locations = Locations(report, counting: .characters)
    for fix in result.leftOut {
      let place = PlaceText.describe(fix.diagnostic.place, locations)
      console.printMessage(
        .warning,
        VisibleText.escape(
          "\(place): the fix '\(fix.fixIt.title)' is left out, because it makes an error: "
            + fix.error.message))
    }
  }
}
