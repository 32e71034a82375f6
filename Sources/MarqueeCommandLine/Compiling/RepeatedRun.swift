import MarqueeCompiler

/// A command's run on one content folder, which can be skipped if nothing has changed.
struct RepeatedRun {
  private let memory: RunMemory
  private let folder: String
  private let output: String?

  /// Checks whether a run can be skipped.
  ///
  /// - Parameters:
  ///   - command: The name of the command, and its options other than content and report.
  ///   - input: The content.
  ///   - report: How diagnostics are printed, and whether they fail the run.
  ///   - place: The cache; `nil` for none.
  ///   - output: The output folder; `nil` for a command without one.
  /// - Returns: `nil` if the run must always be done.
  init?(
    of command: [String], _ input: ContentInput, _ report: ReportOptions,
    in place: (folder: String, choice: ContentCache.Choice)?, output: String? = nil,
    on console: Console
  ) {
    // Standard input has no modification time, and one of several folders may hold another.
    guard let place, let path = input.readPaths.first, input.readPaths == [path], path != "-",
      let memory = RunMemory(
        in: place.folder, chosenBy: place.choice, contentFolder: path,
        question: command + [output ?? ""] + report.question(on: console))
    else { return nil }
    self.memory = memory
    folder = path
    self.output = output
  }

  /// What the content folder holds, by its path.
  var listing: [String: FolderListing] { [folder: memory.listing] }

  /// How many bytes of a report to keep for the next run.
  var keptByteCount: Int { memory.canRemember ? RunMemory.reportLimit : 0 }

  /// The result of the previous run, if this run would end the same way.
  ///
  /// Prints the report of that run again; its outputs are unchanged.
  func repeated(on console: Console) -> (exitCode: ExitCode, inputs: [String], outputs: [String])? {
    guard let run = memory.recalled(output: output),
      let exitCode = ExitCode(rawValue: Int32(clamping: run.exitCode))
    else { return nil }
    if !run.report.isEmpty { console.printAgain(run.report) }
    return (exitCode, run.inputs, run.outputs)
  }

  /// Remembers how this run ended; warns if it cannot.
  func remember(
    _ exitCode: ExitCode, _ report: [UInt8]?, inputs: [String], outputs: [String] = [],
    on console: Console
  ) {
    guard let report else { return }
    let run = RememberedRun(
      exitCode: Int(exitCode.rawValue), report: report, inputs: inputs, outputs: outputs)
    if let error = memory.remember(run, output: output) { CachedRun.warn(of: error, on: console) }
  }
}
