import MarqueeDiagnostics

/// The differences between two texts, line by line: `-` for a removed line, `+` for an added one.
///
/// Unchanged lines are shown only next to a change.
struct LineDifference: CustomStringConvertible {
  let description: String

  /// Whether the texts are equal; LF and CRLF both count as a line break.
  var isEmpty: Bool { description.isEmpty }

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* log *n*) in the lines of both.
  init(from old: String, to new: String) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let script = LineScript(
      from: oldLines.map { Array($0.utf8)[...] }, to: newLines.map { Array($0.utf8)[...] })
    let marked = script.steps.map { step in
      switch step {
      case .kept(let index, _): (mark: " ", line: oldLines[index])
      case .removed(let index): (mark: "-", line: oldLines[index])
      case .added(let index): (mark: "+", line: newLines[index])
      }
    }
    description = Self.text(of: marked)
  }

  /// The changed lines, with one unchanged line before and after each group.
  private static func text(of marked: [(mark: String, line: Substring)]) -> String {
    let isChange = marked.map { $0.mark != " " }
    let shown = marked.indices.filter { index in
      isChange[max(0, index - 1)...min(marked.count - 1, index + 1)].contains(true)
    }
    var lines: [String] = []
    for (position, index) in shown.enumerated() {
      if position > 0, shown[position - 1] != index - 1 { lines.append("  …") }
      lines.append("\(marked[index].mark) \(marked[index].line)")
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of a text; a text that ends with a line break has no empty last line.
  private static func lines(of text: String) -> [Substring] {
    // CRLF is a single character, which does not equal LF.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
