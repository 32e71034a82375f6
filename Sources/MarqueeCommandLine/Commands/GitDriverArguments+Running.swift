import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs

extension GitDriverArguments {
  /// Prints what changed in one file for `git diff`.
  ///
  /// Git gives up if the program does not exit with 0. A file that is not a screen is compared line
  /// by line.
  func run(_ command: DiffCommand, on console: Console) -> ExitCode {
    guard !isUnmerged else {
      console.print(VisibleText.escape("'\(paths.new)' has a merge conflict") + "\n")
      return .success
    }
    let bytes: (old: [UInt8], new: [UInt8])
    do throws(FileError) {
      bytes = (old: try old.bytes(), new: try new.bytes())
    } catch {
      // If the program failed, git would not show the files after this one.
      console.print(VisibleText.escape("\(error.message), and is not compared") + "\n")
      return .success
    }
    var style = command.color.style(on: console)
    // Git colors the output of its pager.
    if usesPager, command.color == .auto {
      style.usesColor = ColorMode.auto.isOn(isTerminal: true, environment: console.environment)
    }
    guard let old = old.side(of: bytes.old, paths.old, command.workers),
      let new = new.side(of: bytes.new, paths.new, command.workers)
    else {
      printLines(bytes.old, bytes.new, style, on: console)
      return .success
    }
    let report = DiffReport(from: old, to: new)
    if paths.old != paths.new {
      console.print(VisibleText.escape("renamed from '\(paths.old)' to '\(paths.new)'") + "\n")
    }
    for warning in report.warnings { console.print(VisibleText.escape(warning) + "\n") }
    command.format.print(report, style: style, on: console)
    return .success
  }

  private func printLines(
    _ old: [UInt8], _ new: [UInt8], _ style: TextStyle, on console: Console
  ) {
    guard !old.contains(0), !new.contains(0) else {
      console.print(VisibleText.escape("'\(paths.new)' is not text, and differs") + "\n")
      return
    }
    console.print(UnifiedDiff(before: old, after: new, name: paths.new), style)
  }
}
