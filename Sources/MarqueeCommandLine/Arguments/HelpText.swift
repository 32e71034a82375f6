/// Lays out help for people, in 80 columns.
enum HelpText {
  /// A titled table.
  struct Section {
    var title: String
    /// What is written, and what it means.
    var rows: [(written: String, meaning: String)]
  }

  private static let width = 80
  /// Where meanings begin; what is written and reaches further gets a line of its own.
  private static let maximumMeaningColumn = 30

  /// A help text: summary, usage line, discussion, tables; a table without rows is left out.
  static func render(
    summary: String, usage: String, discussion: String, sections: [Section]
  ) -> String {
    var lines = WordWrap.lines(summary, width: width) + [""]
    lines += WordWrap.lines("Usage: \(usage)", width: width)
    for paragraph in discussion.split(separator: "\n") {
      lines += [""] + WordWrap.lines(String(paragraph), width: width)
    }
    for section in sections where !section.rows.isEmpty {
      lines += ["", "\(section.title):"] + table(section.rows)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How an option is written: `-o, --output <folder>`, long names below each other.
  static func optionColumn(letter: Character?, _ long: String) -> String {
    letter.map { "-\($0), \(long)" } ?? "    \(long)"
  }

  private static func table(_ rows: [(written: String, meaning: String)]) -> [String] {
    let widest = rows.map { DisplayWidth.columns(of: $0.written) }.max() ?? 0
    let column = min(widest + 4, maximumMeaningColumn)
    return rows.flatMap { row -> [String] in
      let meaning = WordWrap.lines(row.meaning, width: width - column)
      let written = "  \(row.written)"
      let gap = column - DisplayWidth.columns(of: written)
      let indent = String(repeating: " ", count: column)
      if gap < 2 { return [written] + meaning.map { indent + $0 } }
      return meaning.enumerated().map { index, line in
        index == 0 ? written + String(repeating: " ", count: gap) + line : indent + line
      }
    }
  }
}
