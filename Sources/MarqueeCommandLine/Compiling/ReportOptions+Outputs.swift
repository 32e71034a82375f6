import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs

extension ReportOptions {
  /// Reports JSON of deleted screens.
  func reportLeftovers(_ names: [String], of writer: OutputWriter, on console: Console) {
    let severity = isStrict ? "error" : "warning"
    for name in names {
      console.printError(
        "marquee: \(severity): '\(writer.files.path(ofFile: name))' belongs to a deleted screen; "
          + "remove it if nothing reads it")
    }
  }

  /// Prints what happened to outputs.
  func printEvents(_ events: [OutputWriter.Event], on console: Console) {
    var lines = ""
    func printLines() {
      if printsSteps, !lines.isEmpty { console.print(lines) }
      lines = ""
    }
    for event in events {
      switch event {
      case .written(let path, let isChanged): lines += line(isChanged ? "wrote" : "unchanged", path)
      case .conflict(let first, let second, let path):
        printLines()
        console.printFault(
          "\(first.words) and \(second.words) would both be written to '\(path)'")
      case .fault(let error):
        printLines()
        console.printFault(error.message)
      }
    }
    printLines()
  }

  /// Prints that outputs are already up to date.
  func printUnchanged(_ names: [String], of writer: OutputWriter, on console: Console) {
    printEvents(
      names.map { .written(path: writer.files.path(ofFile: $0), isChanged: false) },
      on: console)
  }

  private func line(_ word: String, _ path: String) -> String {
    VisibleText.escape("\(word) \(path)") + "\n"
  }
}

extension OutputWriter.Origin {
  fileprivate var words: String {
    switch self {
    case .screen(let file): "'\(file)'"
    case .index: "the index of all screens"
    case .manifest: "the manifest of all screens"
    }
  }
}
