import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// One run of `marquee fix`: fixes files in the order in which they depend on each other, and keeps
/// the diagnostics of the fixed content.
struct FixRun {
  private let command: FixCommand
  private let console: Console
  private var pipelines: [ContentPipeline]
  private(set) var reports: [ContentReport] = []
  private(set) var isComplete = true
  private(set) var fixCount = 0
  private(set) var printsText = false
  private var leftOut: Set<Place> = []
  private var paths: [String] = []
  private var finishedFiles: Set<String> = []

  /// What is found in the fixed content; fix-its that were not applied are not safe.
  var diagnostics: [Diagnostic] {
    reports.flatMap(\.diagnostics).map { diagnostic in
      guard leftOut.contains(diagnostic.place) else { return diagnostic }
      var diagnostic = diagnostic
      for index in diagnostic.fixIts.indices where diagnostic.fixIts[index].applicability == .safe {
        diagnostic.fixIts[index].applicability = .unsafe
      }
      return diagnostic
    }
  }

  /// Fixes content, and writes or prints each fixed file.
  init(_ command: FixCommand, _ pipelines: [ContentPipeline], on console: Console) {
    self.command = command
    self.console = console
    self.pipelines = pipelines
    fixSettings()
    reports = self.pipelines.map { $0.run() }
    fix { fixer, content, _ in
      content.libraryFiles.lazy.filter { content.isSelected($0.file) }
        .map { fixer.fix(library: $0) }
    }
    fix { fixer, _, report in report.screens.lazy.map { fixer.fix($0) } }
    if !command.isDryRun { Disk().removeLeftovers(beside: paths) }
  }

  /// Fixes settings first, because everything else depends on them, even the set of screens.
  private mutating func fixSettings() {
    // If one property list is named, no other file is fixed.
    let results = pipelines.compactMap { pipeline in
      pipeline.content.settingsFile.flatMap { file in
        pipeline.content.isSelected(file)
          ? (
            result: Fixer.fix(settings: file, pipeline.content.settings.selection),
            root: pipeline.content.root
          ) : nil
      }
    }
    guard take(results), !command.isDryRun else { return }
    pipelines = pipelines.map { pipeline in
      guard pipeline.content.hasAllScreens, let root = pipeline.content.root else {
        return pipeline
      }
      let content = console.attempt { () throws(FileError) in
        try ContentFolder.read(root, workers: pipeline.workers)
          .selecting(pipeline.content.settings.selection)
      }
      isComplete = isComplete && content != nil
      return content.map { ContentPipeline($0, workers: pipeline.workers) } ?? pipeline
    }
  }

  /// Fixes some files of all content, and checks it again if any has changed: what only the whole
  /// folder shows is found in the new texts, as `validate` will find it.
  private mutating func fix<Results: Sequence<Fixer.Result>>(
    _ results: (Fixer, ContentFolder, ContentReport) -> Results
  ) {
    let isChanged = take(
      zip(pipelines, reports).flatMap { pipeline, report in
        results(Fixer(pipeline, report: report), pipeline.content, report)
          .map { (result: $0, root: pipeline.content.root) }
      })
    if isChanged { reports = pipelines.map { $0.run() } }
  }

  /// Writes or prints files, each once, and puts what was written into the content.
  ///
  /// - Returns: Whether the content has changed.
  private mutating func take(
    _ results: some Sequence<(result: Fixer.Result, root: String?)>
  ) -> Bool {
    var changed: [String: ContentFile] = [:]
    for (result, root) in results {
      let identity = result.before.file.identity
      guard finishedFiles.insert(identity).inserted else { continue }
      fixCount += result.fixCount
      leftOut.formUnion(result.leftOut.map(\.diagnostic.place))
      paths += [result.before.file.path].compactMap(\.self)
      printsText = printsText || command.isDryRun || result.before.file.path == nil
      let isWritten = command.finish(result, in: root, on: console)
      isComplete = isWritten && isComplete
      if isWritten, result.fixCount > 0 { changed[identity] = result.after.file }
    }
    guard !changed.isEmpty else { return false }
    pipelines = pipelines.map { $0.replacing(changed) }
    return true
  }
}
