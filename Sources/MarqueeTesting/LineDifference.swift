/// What differs between two texts, line by line: `-` for a line that is gone, `+` for a new one.
///
/// An unchanged line is shown where it stands beside a change.
struct LineDifference: CustomStringConvertible {
  let description: String

  /// Whether the texts are equal; a line break is LF or CRLF.
  var isEmpty: Bool { description.isEmpty }

  /// Compares two texts.
  ///
  /// - Complexity: O((*n* + *m*) · *d*) in the lines and the lines that differ.
  init(from old: String, to new: String) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let difference = newLines.difference(from: oldLines)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var marked: [(mark: String, line: Substring)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        marked.append(("-", oldLines[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) || oldIndex >= oldLines.count {
        guard newIndex < newLines.count else { break }
        marked.append(("+", newLines[newIndex]))
        newIndex += 1
      } else {
        marked.append((" ", oldLines[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    description = Self.text(of: marked)
  }

  /// The changed lines with one unchanged line around each run of them.
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

  /// The lines of a text; one that ends with a line break has no empty last line.
  private static func lines(of text: String) -> [Substring] {
    // CRLF is one character, and is not LF.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
