import MarqueeCompiler
import MarqueeDiagnostics

/// Checks content again after each change, and prints what is found when that has changed.
struct ValidationWatch {
  private let command: ValidateCommand
  private let console: Console
  private var workspaces: [String: Workspace]
  private var printed: [Diagnostic]?
  /// The files besides the content that the last result depends on; `nil` before the first.
  private var inputs: [String]?

  /// - Parameter command: The content, the rules and the report; nothing is read yet.
  init(_ command: ValidateCommand, on console: Console) {
    self.command = command
    self.console = console
    workspaces = Dictionary(
      command.input.readPaths.map { ($0, Workspace(path: $0)) }, uniquingKeysWith: { $1 })
  }

  /// Checks the screens that have changed since the last update.
  ///
  /// - Returns: The files besides the content that the result depends on; `nil` if the command line
  ///   is wrong from the beginning. Later, a rule may be missing only while the settings are
  ///   edited.
  mutating func update() -> [String]? {
    let (contents, isComplete) = command.input.contents(on: console) { path throws(FileError) in
      workspaces[path]?.noteChange()
      guard let content = try workspaces[path]?.content() else {
        return try ContentFolder.read(path)
      }
      return content
    }
    // Once it can be read again, that is news.
    if !isComplete { printed = nil }
    let pipelines: [ContentPipeline]
    do throws(UsageError) {
      pipelines = try command.rules.choose(
        in: contents.map { ContentPipeline($0.content, workers: command.input.workers) })
      try command.baseline.check(pipelines)
    } catch {
      _ = ValidateCommand.reportingErrors(on: console) { throw error }
      return inputs
    }
    let inputs = [command.baseline.file].compactMap(\.self) + pipelines.baselines
    self.inputs = inputs
    let checked = console.attempt { () throws(FileError) in
      try command.baseline.apply(to: pipelines)
    }
    guard let checked else { return inputs }
    let reports = zip(contents, checked).compactMap { content, pipeline in
      workspaces[content.path]?.report(of: pipeline)
    }
    let diagnostics = reports.flatMap(\.diagnostics)
    if !reports.isEmpty, diagnostics != printed {
      command.report.print(
        reports, besidesErrors: !isComplete, in: ValidateCommand.views(of: checked), on: console)
      printed = diagnostics
    }
    return inputs
  }
}
