import MarqueeCompiler
import MarqueeDiagnostics

extension Console {
  /// Does work with files that returns something, and reports an error.
  ///
  /// - Returns: What the work returns; `nil` if it failed.
  func attempt<Result>(_ work: () throws(FileError) -> Result) -> Result? {
    do {
      return try work()
    } catch {
      printFault(error.message)
      return nil
    }
  }

  /// Reports files that look like a screen or settings but were not read, and a folder without
  /// screens, for a command without a report.
  ///
  /// - Returns: The exit code if nothing else is wrong.
  func reportUnreadFiles(of content: ContentFolder) -> ExitCode {
    let found = content.unreadDiagnostics
    for diagnostic in found {
      printError(
        "marquee: \(diagnostic.severity): \(diagnostic.place.file): \(diagnostic.message) "
          + "[\(diagnostic.rule)]")
    }
    guard content.holdsScreens || content.root == nil else {
      for diagnostic in content.lackOfScreens {
        printFault("\(diagnostic.place.file): \(diagnostic.message) [\(diagnostic.rule)]")
        for note in diagnostic.notes { printMessage(.note, "\(note.message)") }
        for fixIt in diagnostic.fixIts { printError("help: \(fixIt.title)") }
      }
      return .errorsFound
    }
    return ReportOptions().exitCode(for: found)
  }

  /// Warns of files with errors, for a command that goes on without a report.
  ///
  /// - Parameter done: What the command does with screens, such as `shown`, which may be
  ///   incomplete.
  func warnOfErrors(in report: ContentReport, notAllIs done: String) {
    for file in report.filesWithErrors {
      printMessage(.warning, "'\(file)' has errors, so not all of it may be \(done)")
    }
  }

  /// Warns if something could not be kept; the run's results are still valid.
  func warnOfCacheErrors(in reports: [CompiledContent]) {
    for error in reports.compactMap(\.cacheError) {
      printMessage(.warning, "could not update the cache: \(error.message)")
    }
  }
}
