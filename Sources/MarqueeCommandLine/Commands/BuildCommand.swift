import Marquee
import MarqueeDiagnostics
import MarqueeScreen

/// `marquee build`: turns screens into JSON.
struct BuildCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var output = ""
  var isPretty = false

  static let syntax = CommandSyntax(
    "marquee build", summary: "Turn screens into JSON",
    discussion: """
      Home.plist becomes Home.json. A screen with errors is not written, and what was written of \
      it before stays. A file is written only when its bytes change.
      """,
    defaults: BuildCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output,
        help: "The folder for the JSON files; it is made if need be"),
      .flag("pretty", sets: \.isPretty, help: "Break the JSON into lines for people"),
    ] + ReportOptions.syntax(at: \.report) + ContentInput.options(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) -> ExitCode {
    guard !output.isEmpty else {
      let error = UsageError.missingValue(option: "--output", placeholder: "folder")
      console.writeError(Array(error.text(for: Self.syntax.name).utf8))
      return .usage
    }
    var (pipelines, isComplete) = input.read(on: console)
    let reports = pipelines.map { $0.run() }
    let diagnostics = reports.flatMap(\.diagnostics)
    if !reports.isEmpty {
      report.print(diagnostics, reports.flatMap(\.sources), on: console)
    }
    // Faulty settings make every screen doubtful.
    let screens = reports.filter { !report.fail($0.settingsDiagnostics) }.flatMap(\.screens)
    isComplete = write(screens, on: console) && isComplete
    guard isComplete else { return .outsideTrouble }
    return report.fail(diagnostics) ? .errorsFound : .success
  }

  /// Writes the screens without faults.
  ///
  /// - Returns: Whether all could be written.
  private func write(_ screens: [ScreenReport], on console: Console) -> Bool {
    var isComplete = true
    var writtenBy: [String: String] = [:]
    for screen in screens where !report.fail(screen.diagnostics) {
      guard let json = screen.screen?.json(style: isPretty ? .pretty : .compact) else { continue }
      let path = "\(output)/\(screen.outputName).json"
      do {
        if let other = writtenBy.updateValue(screen.file, forKey: path) {
          guard other != screen.file else { continue }
          console.printError(
            "marquee: error: '\(other)' and '\(screen.file)' would both become '\(path)'")
          isComplete = false
          continue
        }
        let isChanged = try LocalFiles.write(json, to: path)
        if report.reporter == .text {
          console.print(VisibleText.escape("\(isChanged ? "wrote" : "unchanged") \(path)") + "\n")
        }
      } catch {
        console.printError("marquee: error: \(error.message)")
        isComplete = false
      }
    }
    return isComplete
  }
}
