import MarqueeDiagnostics

package enum WordWrap {
  /// The lines of a text, none wider than a number of columns.
  ///
  /// A word wider than a line is broken wherever necessary.
  ///
  /// - Parameters:
  ///   - text: Text without control characters.
  ///   - width: The columns of a line; `nil` wraps nothing. Below 1 counts as 1.
  package static func lines(_ text: String, width: Int?) -> [String] {
    guard let width = width.map({ max(1, $0) }) else { return [text] }
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let wordColumns = DisplayWidth.columns(of: word)
      if !lines.isEmpty || !line.isEmpty {
        if columns + 1 + wordColumns <= width {
          line += " "
          columns += 1
        } else if !line.isEmpty {
          lines.append(line)
          line = ""
          columns = 0
        }
      }
      for character in word {
        let next = DisplayWidth.columns(of: character)
        if columns + next > width, columns > 0 {
          lines.append(line)
          line = ""
          columns = 0
        }
        line.append(character)
        columns += next
      }
    }
    return lines + [line]
  }

  /// The lines of a text, the first after a start, the others indented by its columns.
  static func lines(
    _ text: String, after start: String, columns: Int, width: Int?
  ) -> [String] {
    lines(text, width: width).enumerated().map { index, line in
      (index == 0 ? start : String(repeating: " ", count: columns)) + line
    }
  }
}
