import MarqueeDiagnostics

/// The difference between two texts, line by line, as `diff -u` prints it.
///
/// The output is for reading, also in logs: control characters and commands to a CI runner are
/// always replaced by something visible. `patch` refuses hunks with such lines; `marquee fix`
/// without `--dry-run` applies the same edits.
struct UnifiedDiff {
  private let before: [ArraySlice<UInt8>]
  private let after: [ArraySlice<UInt8>]
  private let steps: [LineScript.Step]
  private let name: String
  private static let contextLineCount = 3

  init(before: [UInt8], after: [UInt8], name: String) {
    self.before = Self.lines(before)
    self.after = Self.lines(after)
    self.name = name
    steps = LineScript(from: self.before, to: self.after).steps
  }

  /// Writes the diff, or nothing if the texts are equal.
  func write(style: TextStyle, to output: inout ReportOutput) {
    let hunks = hunks
    guard !hunks.isEmpty else { return }
    output.writeLines("--- \(VisibleText.escape(name))\n+++ \(VisibleText.escape(name))\n")
    var place = Place()
    for hunk in hunks {
      place.advance(to: hunk.lowerBound, steps)
      write(hunk, from: &place, style, to: &output)
    }
  }

  /// The steps of each hunk: changes and the lines around them.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for change in steps.indices where steps[change].isChange {
      let end = min(steps.count, change + Self.contextLineCount + 1)
      let start = max(0, change - Self.contextLineCount)
      if let last = hunks.last, start < last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// The number of steps before a place, and the lines of each version.
  private struct Place {
    var step = 0
    var before = 0
    var after = 0

    mutating func advance(to end: Int, _ steps: [LineScript.Step]) {
      for step in steps[step..<end] {
        switch step {
        case .kept: (before, after) = (before + 1, after + 1)
        case .removed: before += 1
        case .added: after += 1
        }
      }
      step = end
    }
  }

  private func write(
    _ hunk: Range<Int>, from place: inout Place, _ style: TextStyle, to output: inout ReportOutput
  ) {
    let start = place
    place.advance(to: hunk.upperBound, steps)
    let old = span(start.before, place.before - start.before)
    let new = span(start.after, place.after - start.after)
    output.writeLines(style.paint("@@ -\(old) +\(new) @@", .gutter) + "\n", style)
    for step in steps[hunk] {
      switch step {
      case .kept(let index, _):
        write(" \(text(before[index]))", of: before[index], .plain, to: &output)
      case .removed(let index):
        let line = before[index]
        write(style.paint("-\(text(line))", .removed), of: line, style, to: &output)
      case .added(let index):
        let line = after[index]
        write(style.paint("+\(text(line))", .added), of: line, style, to: &output)
      }
    }
  }

  /// Writes a line with its own line break, whose text has no other control characters than tabs.
  private func write(
    _ text: String, of line: ArraySlice<UInt8>, _ style: TextStyle, to output: inout ReportOutput
  ) {
    output.writeLines(text + end(of: line), keeping: ["\t", "\r"], style)
  }

  /// The number of the first line, from 1, and the number of lines.
  private func span(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  /// A line as printed, without its line break.
  private func text(_ line: ArraySlice<UInt8>) -> String {
    let content = line.prefix(line.count - lineBreak(of: line).count)
    // Apart from leading tabs, most lines need no escapes, which is quick to check.
    let tabs = content.prefix { $0 == UInt8(ascii: "\t") }
    let rest = String(decoding: content.dropFirst(tabs.count), as: UTF8.self)
    return String(repeating: "\t", count: tabs.count) + VisibleText.escape(rest, keeping: ["\t"])
  }

  /// The line's own break, including CRLF, so that the diff can be applied; `patch` needs a mark if
  /// there is none.
  private func end(of line: ArraySlice<UInt8>) -> String {
    let end = lineBreak(of: line)
    return end.isEmpty ? "\n\\ No newline at end of file\n" : String(decoding: end, as: UTF8.self)
  }

  private func lineBreak(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == UInt8(ascii: "\n") else { return [] }
    return line.suffix(line.dropLast().last == UInt8(ascii: "\r") ? 2 : 1)
  }

  /// The lines of a text, each with its LF; a text that ends with LF has no empty last line.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(text[start...end])
      start = end + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }
}
