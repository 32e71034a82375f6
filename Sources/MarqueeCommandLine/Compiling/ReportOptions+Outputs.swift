import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs

extension ReportOptions {
  func reportLeftovers(_ names: [String], of writer: OutputWriter, on console: Console) {
    let severity = isStrict ? "error" : "warning"
    for name in names {
      console.printError(
        "marquee: \(severity): '\(writer.files.path(ofFile: name))' belongs to a deleted screen; "
          + "remove it if nothing reads it")
    }
  }

  /// Prints what happened to outputs; of those that are unchanged, how many there are.
  func printEvents(_ events: [OutputWriter.Event], on console: Console) {
    var lines = ""
    var unchangedCount = 0
    func printLines() {
      if printsSteps, !lines.isEmpty { console.print(lines) }
      lines = ""
    }
    for event in events {
      switch event {
      case .written(let path, true): lines += VisibleText.escape("wrote \(path)") + "\n"
      case .written(_, false): unchangedCount += 1
      case .conflict(let first, let second, let path):
        printLines()
        console.printFault(
          "\(first.words) and \(second.words) would both be written to '\(path)'")
      case .fault(let error):
        printLines()
        console.printFault(error.message)
      }
    }
    lines += Console.unchangedLine(unchangedCount)
    printLines()
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
