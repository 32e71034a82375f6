import MarqueeCompiler
import MarqueeSupport

/// A run of a command on one content folder, which need not be done again where nothing has changed.
struct RepeatedRun {
  private let memory: RunMemory
  private let folder: String
  private let output: String?

  /// Looks whether a run can be repeated.
  ///
  /// - Parameters:
  ///   - command: The name of the command, and all that it is asked for beside content and report.
  ///   - input: The content.
  ///   - report: How diagnostics are printed, and when they fail the run.
  ///   - place: Where the cache is; `nil` for none.
  ///   - output: The folder of the outputs; `nil` for a command without any.
  /// - Returns: `nil` where each run has to be done.
  init?(
    of command: [String], _ input: ContentInput, _ report: ReportOptions,
    in place: (folder: String, choice: ContentCache.Choice)?, output: String? = nil,
    on console: Console
  ) {
    // What is read from standard input has no times, and of several folders one may hold another.
    guard let place, let path = input.readPaths.first, input.readPaths == [path], path != "-",
      let memory = RunMemory(
        in: place.folder, chosenBy: place.choice, contentFolder: path,
        question: command + [output ?? ""] + report.question(on: console))
    else { return nil }
    self.memory = memory
    folder = path
    self.output = output
  }

  /// What lies below the content folder, by its path.
  var listing: [String: FolderListing] { [folder: memory.listing] }

  /// How much of a report is kept to be remembered.
  var keptByteCount: Int { memory.canRemember ? RunMemory.reportLimit : 0 }

  /// The run before this one, if it would end as it did.
  ///
  /// Its report is printed again; its outputs are as it has left them.
  func repeated(on console: Console) -> (exitCode: ExitCode, outputs: [String])? {
    guard let run = memory.recalled(output: output),
      let exitCode = ExitCode(rawValue: Int32(clamping: run.exitCode))
    else { return nil }
    if !run.report.isEmpty { console.write(run.report) }
    return (exitCode, run.outputs)
  }

  /// Remembers how this run has ended; why it cannot is a reason to warn.
  func remember(
    _ exitCode: ExitCode, _ report: [UInt8]?, outputs: [String] = [], on console: Console
  ) {
    guard let report else { return }
    let run = RememberedRun(exitCode: Int(exitCode.rawValue), report: report, outputs: outputs)
    if let error = memory.remember(run, output: output) { CachedRun.warn(of: error, on: console) }
  }
}
