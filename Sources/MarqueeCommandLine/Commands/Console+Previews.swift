import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs

extension Console {
  /// Prints what happened to the files of a folder.
  ///
  /// - Throws: The error that ended the writing.
  func printOutcome(_ outcome: PreviewFolder.Outcome, in folder: String) throws(FileError) {
    printChanges(outcome.changes, in: folder)
    if let count = outcome.sharedFiles {
      print("\(count.changed) of \(count.all) shared files have changed\n")
    }
    if let fault = outcome.fault { throw fault }
  }

  func printChanges(_ changes: [PreviewFolder.NamedChange], in folder: String) {
    for file in changes {
      switch file.change {
      case .left:
        printMessage(
          .warning,
          "'\(folder)/\(file.name)' shows a screen that is gone, but it was "
            + "changed since it was written; remove it if it is no longer needed")
      case .unchanged: break
      case .wrote, .removed:
        print(VisibleText.escape("\(file.change) \(folder)/\(file.name)") + "\n")
      }
    }
    print(Self.unchangedLine(changes.count { $0.change == .unchanged }))
  }

  /// How many files are as they were, as a line; empty for none.
  static func unchangedLine(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? "1 file is unchanged\n" : "\(count) files are unchanged\n"
  }
}
