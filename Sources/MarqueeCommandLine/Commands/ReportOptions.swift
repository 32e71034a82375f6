import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

/// How diagnostics are printed, and whether they fail a run: options that several commands share.
struct ReportOptions: Sendable {
  var isStrict = false
  var reporter: ReporterKind = .text
  var color: ColorMode = .auto
  var showsAll = false
  var hasStatistics = false
  var isQuiet = false

  static let options: [OptionSyntax<ReportOptions>] = [
    .flag("strict", sets: \.isStrict, help: "Count warnings as errors"),
    .value(
      "reporter", letter: "r", placeholder: "format", sets: \.reporter,
      help: "How diagnostics are printed"),
    ColorMode.option(at: \.color)
      .excluding(ReportOptions.plainReporters, for: .value(ColorMode.always.rawValue, of: "color")),
    .flag(
      "all-diagnostics", sets: \.showsAll,
      help: """
        Print all in full, also more than \(DiagnosticLimit.fullCount) diagnostics of one rule in one \
        file
        """),
    .flag(
      "statistics", sets: \.hasStatistics,
      help: "Print how many diagnostics each rule has, instead of the diagnostics"
    ).excluding([.option("all-diagnostics")] + ReportOptions.plainReporters),
    .flag(
      "quiet", letter: "q", sets: \.isQuiet,
      help: "Print nothing but errors, and with '--strict' warnings"),
  ]

  static let plainReporters = ArgumentUse.values(
    ReporterKind.allCases.filter { $0 != .text }.map(\.rawValue), of: "reporter")

  func fail(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
    diagnostics.fail(isStrict: isStrict)
  }

  /// The exit code of a run that has found diagnostics.
  ///
  /// A screen that cannot be read has the same code whether it was named or found in a folder.
  ///
  /// - Parameter hasErrors: Whether the run fails for a reason that is not a diagnostic.
  func exitCode(
    for diagnostics: [Diagnostic], besidesErrors hasErrors: Bool = false
  ) -> ExitCode {
    if diagnostics.contains(where: \.isOfUnreadFile) { return .ioError }
    return hasErrors || fail(diagnostics) ? .errorsFound : .success
  }

  /// Prints diagnostics.
  ///
  /// - Parameters:
  ///   - rules: The rules that they name.
  ///   - hasErrors: Whether the run fails for a reason that is not a diagnostic, so that the output
  ///     must not say that there are no errors.
  ///   - remarks: What a report for people says at its end.
  ///   - output: Where to; `nil` for standard output.
  func print(
    _ diagnostics: [Diagnostic], _ sources: [SourceFile], of rules: RuleSet,
    besidesErrors hasErrors: Bool = false, remarks: [String] = [],
    to output: ReportOutput? = nil, on console: Console
  ) {
    let diagnostics = isQuiet ? diagnostics.filter { fail([$0]) } : diagnostics
    let report = Report(
      diagnostics: diagnostics, showsAll: showsAll || hasStatistics, besidesErrors: hasErrors,
      isStrict: isStrict, remarks: remarks, sources: sources, rules: rules.descriptions)
    var output = output ?? console.report
    // Other formats say in their own way that there is nothing.
    if !isQuiet || !diagnostics.isEmpty || reporter != .text {
      let style = color.style(on: console)
      if hasStatistics {
        StatisticsReporter.write(report, style: style, to: &output)
      } else {
        reporter.write(report, style: style, to: &output)
      }
    }
    output.finish()
  }

  /// Prints all that was found in content.
  ///
  /// - Parameter hasErrors: Whether the run fails for a reason that is not a diagnostic.
  func print(
    _ content: [some LinkedContent], besidesErrors hasErrors: Bool, in views: String? = nil,
    on console: Console
  ) {
    let hiddenCount = content.reduce(0) { $0 + $1.hiddenCount }
    let hidden = hiddenCount == 0 ? nil : "the baseline hides \(hiddenCount.counted("diagnostic"))"
    print(
      content.flatMap(\.diagnostics), content.flatMap(\.sources),
      of: RuleSet(of: content.map(\.rules)), besidesErrors: hasErrors,
      remarks: [hidden, isQuiet || hasErrors ? nil : views].compactMap(\.self), on: console)
  }

  /// Prints diagnostics on standard error.
  ///
  /// - Parameter rules: The rules that they name.
  func printError(
    _ diagnostics: [Diagnostic], _ sources: [SourceFile], of rules: RuleSet, on console: Console
  ) {
    print(diagnostics, sources, of: rules, to: console.errorReport, on: console)
  }

  /// Prints the diagnostics of the settings on standard error if a command cannot go on with them.
  ///
  /// - Returns: The exit code; `nil` if the command can go on.
  func fail(settingsOf content: ContentFolder, on console: Console) -> ExitCode? {
    guard fail(content.settingsDiagnostics) else { return nil }
    printError(
      content.settingsDiagnostics, [content.settingsSource].compactMap(\.self),
      of: content.settings.ruleSet, on: console)
    return exitCode(for: content.settingsDiagnostics)
  }

  /// Whether a command prints what it does, such as which files it writes.
  var printsSteps: Bool { reporter == .text && !isQuiet }
}
