/// A page in Markdown that also reads well as plain text: no paragraph is wider than 100 columns.
struct MarkdownPage {
  /// Everything added so far, with a line break at the end.
  private(set) var text: String

  private static let width = 100

  init(title: String) {
    text = "# \(title)\n"
  }

  mutating func heading(_ heading: String, level: Int) {
    text += "\n\(String(repeating: "#", count: level)) \(heading)\n"
  }

  mutating func paragraph(_ paragraph: String) {
    text += "\n" + Self.wrapped(paragraph, after: "")
  }

  mutating func code(_ code: String, in language: String) {
    text += "\n```\(language)\n\(code)\n```\n"
  }

  /// Adds a list, unless there is nothing to list.
  mutating func list(_ entries: [String]) {
    guard !entries.isEmpty else { return }
    text += "\n" + entries.map { Self.wrapped($0, after: "- ") }.joined()
  }

  /// Adds a table whose columns are aligned.
  mutating func table(_ header: [String], _ rows: [[String]]) {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    text += "\n"
    for row in [header, rule] + rows {
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
  }

  /// The lines of a text; the first begins with a mark, and the others are aligned with its text.
  private static func wrapped(_ text: String, after mark: String) -> String {
    let indentation = String(repeating: " ", count: mark.count)
    var lines: [String] = []
    var line = mark
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indentation
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }
}
