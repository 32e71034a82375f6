import Marquee
import MarqueeDiagnostics
import MarqueeScreen

/// `marquee build`: turns screens into JSON.
struct BuildCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var cache: String?
  var output = ""
  var isPretty = false
  var dependencyFile: String?
  var fileListFolder: String?

  static let syntax = CommandSyntax(
    "marquee build", summary: "Turn screens into JSON",
    discussion: """
      Home.plist becomes Home.json. A screen with errors is not written, and what was written of \
      it before stays. A file is written only when its bytes change.

      '--depfile' tells Make and Ninja which files each JSON file is made of: a screen's property \
      list, the settings, and the pictures it names. '--emit-xcfilelists' writes \
      \(XcodeFileLists.inputsName) and \(XcodeFileLists.outputsName) for a run-script phase of \
      Xcode; run it in the project's folder, for paths are written behind '$(SRCROOT)/', and \
      '--output' may begin with a variable as '$(DERIVED_FILE_DIR)'.
      """,
    defaults: BuildCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output,
        help: "The folder for the JSON files; it is made if need be"),
      .flag("pretty", sets: \.isPretty, help: "Break the JSON into lines for people"),
      .value(
        "cache", placeholder: "folder", sets: \.cache, help: ImageCacheFolder.help),
      .value(
        "depfile", placeholder: "file", sets: \.dependencyFile,
        help: "Also write which files each output is made of"),
      .value(
        "emit-xcfilelists", placeholder: "folder", sets: \.fileListFolder,
        help: "Write the lists of inputs and outputs for Xcode, and build nothing"),
    ] + ReportOptions.syntax(at: \.report) + ContentInput.options(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) -> ExitCode {
    guard !output.isEmpty else {
      let error = UsageError.missingValue(option: "--output", placeholder: "folder")
      console.writeError(Array(error.text(for: Self.syntax.name).utf8))
      return .usage
    }
    var (pipelines, isComplete) = input.read(on: console)
    let files = BuildSystemFiles(output: output)
    if let fileListFolder {
      let isWritten = attempt(on: console) { () throws(FileTrouble) in
        try files.writeFileLists(of: pipelines, to: fileListFolder)
      }
      return isWritten && isComplete ? .success : .outsideTrouble
    }
    let reports = ImageCacheFolder.run(pipelines, cache: cache, on: console)
    let diagnostics = reports.flatMap(\.diagnostics)
    if !reports.isEmpty {
      report.print(diagnostics, reports.flatMap(\.sources), on: console)
    }
    // Faulty settings make every screen doubtful.
    let screens = reports.filter { !report.fail($0.settingsDiagnostics) }.flatMap(\.screens)
    isComplete = write(screens, on: console) && isComplete
    if let dependencyFile {
      let isWritten = attempt(on: console) { () throws(FileTrouble) in
        let content = zip(pipelines, reports).map { (pipeline: $0, report: $1) }
        try files.writeDependencies(of: content, to: dependencyFile)
      }
      isComplete = isWritten && isComplete
    }
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
      let path = BuildSystemFiles(output: output).path(ofOutput: screen.outputName)
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

  /// Does work with files, and tells what went wrong.
  private func attempt(on console: Console, _ work: () throws(FileTrouble) -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      console.printError("marquee: error: \(error.message)")
      return false
    }
  }
}
