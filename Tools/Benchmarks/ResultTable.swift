/// Results as a table in Markdown.
struct ResultTable {
  let results: [Benchmark.Result]
  /// An earlier run to compare with.
  let saved: SavedRun?

  /// The table's header, printed before the first result.
  var head: String {
    let columns = ["subject", "work", "ms", "processor ms", "million/s"]
    let all = columns + (saved == nil ? [] : ["to saved"])
    return row(all) + "\n" + row(all.map { _ in "---" })
  }

  func row(of result: Benchmark.Result) -> String {
    var cells = [
      result.name, "\(result.units) \(result.unit)",
      rounded(result.duration / .milliseconds(1)),
      rounded(result.processorTime / .milliseconds(1)),
      rounded(Double(result.units) / (result.processorTime / .microseconds(1))),
    ]
    if let saved { cells.append(saved[result.name].map { ratio(result, to: $0) } ?? "new") }
    if let bound = result.bound, !result.isWithinBound {
      cells[0] += " MISSED, bound is \(bound / .milliseconds(1)) ms"
    }
    return row(cells)
  }

  /// How each stage's time grows with its input, and compares to the plain program; one line each.
  var conclusions: [String] {
    results.flatMap { result -> [String] in
      var lines: [String] = []
      guard let dash = result.name.lastIndex(of: "-"),
        let size = Int(result.name[result.name.index(after: dash)...])
      else { return [] }
      let subject = result.name[..<dash]
      if let larger = time("\(subject)-\(10 * size)") {
        lines.append(
          "\(subject): ten times \(size) sections take \(rounded(larger / time(of: result))) times as long"
        )
      }
      if subject != "plain", let plain = time("plain-\(size)"), result.unit == "bytes" {
        lines.append("\(result.name): \(rounded(time(of: result) / plain)) of the plain program")
      }
      return lines
    }
  }

  /// The compared time: by the clock if several threads work, and otherwise processor time.
  private func time(of result: Benchmark.Result) -> Double {
    (result.name.contains("two-jobs") ? result.duration : result.processorTime) / .milliseconds(1)
  }

  private func time(_ name: String) -> Double? {
    results.first { $0.name == name }.map(time)
  }

  private func ratio(_ result: Benchmark.Result, to saved: SavedRun.Figure) -> String {
    rounded(result.processorTime / .milliseconds(1) / saved.processorMilliseconds)
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// A number with at least three digits.
  private func rounded(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let unit = number >= 100 ? 1.0 : number >= 10 ? 10.0 : number >= 1 ? 100.0 : 10_000.0
    let rounded = (number * unit).rounded() / unit
    return unit == 1 ? rounded.description.replacing(".0", with: "") : rounded.description
  }
}
