import MarqueeDiagnostics

/// Lays out help for people, in 80 columns or in the width of a narrower terminal.
enum HelpText {
  struct Section {
    var title: String
    var rows: [(written: String, meaning: String)]
  }

  /// The width of help in a wide terminal, or if the width is unknown.
  static let defaultWidth = 80
  /// A narrower terminal gets the layout for this width.
  private static let minimumWidth = 40

  /// The column where meanings begin; longer syntax gets a separate line.
  ///
  /// - Parameter widest: The width of the longest syntax, in columns.
  private static func meaningColumn(after widest: Int, in width: Int) -> Int {
    let column = min(widest + 4, 30)
    // In a narrow terminal, a long column leaves no room for meanings.
    return width < 70 && column > 16 ? 10 : column
  }

  /// A help text: summary, usage line, discussion, and those tables that have rows.
  ///
  /// - Parameter terminalWidth: The width of the terminal; `nil` if there is none.
  static func render(
    summary: String, usage: String, discussion: String, sections: [Section], terminalWidth: Int?
  ) -> String {
    let width = min(defaultWidth, max(minimumWidth, terminalWidth ?? defaultWidth))
    var lines = WordWrap.lines(summary, width: width) + [""]
    lines += WordWrap.lines("Usage: \(usage)", width: width)
    for paragraph in discussion.split(separator: "\n") {
      lines += [""] + WordWrap.lines(String(paragraph), width: width)
    }
    for section in sections where !section.rows.isEmpty {
      lines += ["", "\(section.title):"] + table(section.rows, width: width)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of an option, `-o, --output <folder>`, with long names aligned.
  static func optionColumn(letter: Character?, _ long: String) -> String {
    letter.map { "-\($0), \(long)" } ?? "    \(long)"
  }

  private static func table(
    _ rows: [(written: String, meaning: String)], width: Int
  ) -> [String] {
    let widest = rows.map { DisplayWidth.columns(of: $0.written) }.max() ?? 0
    let column = meaningColumn(after: widest, in: width)
    return rows.flatMap { row -> [String] in
      let written = "  \(row.written)"
      let gap = column - DisplayWidth.columns(of: written)
      let isShort = gap >= 2
      let start = (isShort ? written : "") + String(repeating: " ", count: isShort ? gap : column)
      return (isShort ? [] : [written])
        + WordWrap.lines(row.meaning, after: start, columns: column, width: width - column)
    }
  }
}
