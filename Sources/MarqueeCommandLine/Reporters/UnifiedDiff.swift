/// The difference of two texts, line by line, as `diff -u` prints it.
///
/// It is for reading, in logs too: control characters and commands to a runner are replaced by
/// something that can be seen, wherever it goes. Around such lines `patch` refuses it; `marquee fix`
/// without `--dry-run` applies the same edits.
struct UnifiedDiff {
  private let before: [ArraySlice<UInt8>]
  private let after: [ArraySlice<UInt8>]
  private let name: String
  private static let contextLineCount = 3

  init(before: [UInt8], after: [UInt8], name: String) {
    self.before = Self.lines(before)
    self.after = Self.lines(after)
    self.name = name
  }

  /// One line of the diff.
  private enum Line {
    case kept(before: Int, after: Int)
    case removed(Int)
    case added(Int)

    var isChange: Bool { if case .kept = self { false } else { true } }
  }

  /// The diff; empty where nothing differs.
  func render(style: TextStyle) -> String {
    let lines = script()
    let changes = lines.indices.filter { lines[$0].isChange }
    guard let first = changes.first else { return "" }
    var result = "--- \(VisibleText.escape(name))\n+++ \(VisibleText.escape(name))\n"
    var start = first
    var end = first
    for change in changes.dropFirst() + [Int.max] {
      if change != .max, change - end <= 2 * Self.contextLineCount {
        end = change
        continue
      }
      let range =
        max(
          0, start - Self.contextLineCount)..<min(
          lines.count, end + Self.contextLineCount + 1)
      result += hunk(lines, range, style)
      start = change
      end = change
    }
    return result
  }

  private func hunk(_ lines: [Line], _ range: Range<Int>, _ style: TextStyle) -> String {
    var beforeStart = 0
    var afterStart = 0
    for line in lines[..<range.lowerBound] {
      switch line {
      case .kept: (beforeStart, afterStart) = (beforeStart + 1, afterStart + 1)
      case .removed: beforeStart += 1
      case .added: afterStart += 1
      }
    }
    var counts = (before: 0, after: 0)
    var body = ""
    for line in lines[range] {
      switch line {
      case .kept(let index, _):
        counts = (counts.before + 1, counts.after + 1)
        body += " \(text(before[index]))" + end(of: before[index])
      case .removed(let index):
        counts.before += 1
        body += style.paint("-\(text(before[index]))", .removed) + end(of: before[index])
      case .added(let index):
        counts.after += 1
        body += style.paint("+\(text(after[index]))", .added) + end(of: after[index])
      }
    }
    let header =
      "@@ -\(span(beforeStart, counts.before)) +\(span(afterStart, counts.after)) @@"
    return style.paint(header, .gutter) + "\n" + body
  }

  /// The first line's number, from 1, and how many there are.
  private func span(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  /// All lines in order, removed ones before added ones.
  private func script() -> [Line] {
    let difference = after.difference(from: before)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (beforeIndex, afterIndex) = (0, 0)
    while beforeIndex < before.count || afterIndex < after.count {
      if removed.contains(beforeIndex) {
        lines.append(.removed(beforeIndex))
        beforeIndex += 1
      } else if added.contains(afterIndex) || beforeIndex >= before.count {
        lines.append(.added(afterIndex))
        afterIndex += 1
      } else {
        lines.append(.kept(before: beforeIndex, after: afterIndex))
        (beforeIndex, afterIndex) = (beforeIndex + 1, afterIndex + 1)
      }
    }
    return lines
  }

  /// A line as it is printed, without its line break.
  private func text(_ line: ArraySlice<UInt8>) -> String {
    let content = line.prefix(line.count - lineBreak(of: line).count)
    return VisibleText.escape(String(decoding: content, as: UTF8.self), keeping: ["\t"])
  }

  /// A line's own break, CRLF too, so that the diff can be applied; `patch` wants to be told where
  /// there is none.
  private func end(of line: ArraySlice<UInt8>) -> String {
    let end = lineBreak(of: line)
    return end.isEmpty ? "\n\\ No newline at end of file\n" : String(decoding: end, as: UTF8.self)
  }

  private func lineBreak(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == UInt8(ascii: "\n") else { return [] }
    return line.suffix(line.dropLast().last == UInt8(ascii: "\r") ? 2 : 1)
  }

  /// The lines of a text with the LF that ends each; a text that ends with LF has no empty last line.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...offset])
      start = offset + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }
}
