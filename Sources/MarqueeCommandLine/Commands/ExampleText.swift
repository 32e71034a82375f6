import MarqueeDiagnostics
import MarqueeValidation

/// An example of a rule, with carets under what the rule reports.
enum ExampleText {
  /// How many lines of an example are shown; one about depth has hundreds.
  private static let maximumLineCount = 24

  /// The example's lines, indented.
  static func lines(of example: RuleExample) -> [String] {
    let lines = example.markedText.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [String] = []
    for line in lines.prefix(maximumLineCount) {
      let (text, carets) = marked(line.prefix(200))
      result.append("    " + VisibleText.escape(text))
      if let carets { result.append("    " + carets) }
    }
    if lines.count > maximumLineCount { result.append("    …") }
    if let settings = example.settingsText {
      result += ["  with 'Marquee.plist' that holds"]
      result += settings.split(separator: "\n").map { "    " + VisibleText.escape(String($0)) }
    }
    if let library = example.libraryText {
      result += ["  with 'Items.plist' that holds"]
      result += library.split(separator: "\n").map { "    " + VisibleText.escape(String($0)) }
    }
    if let other = example.otherText {
      result += ["  beside another screen with"]
      result += other.split(separator: "\n").map { "    " + VisibleText.escape(String($0)) }
    }
    return result + folderLines(of: example)
  }

  /// The files of the example's folder, the one that is reported marked.
  private static func folderLines(of example: RuleExample) -> [String] {
    guard let files = example.images, !files.isEmpty else { return [] }
    return ["  in a folder with"]
      + files.map { file in
        let mark = file.path == example.reportedFile ? "  <- reported" : ""
        return "    " + VisibleText.escape(file.description) + mark
      }
  }

  /// A line without its marks, and a line with carets where a mark begins in it.
  private static func marked(_ line: Substring) -> (text: String, carets: String?) {
    let text = line.filter { $0 != RuleExample.start && $0 != RuleExample.end }
    guard let start = line.firstIndex(of: RuleExample.start) else { return (text, nil) }
    let end = line.firstIndex(of: RuleExample.end) ?? line.endIndex
    let before = DisplayWidth.columns(of: VisibleText.escape(String(line[..<start])))
    let inside = String(line[line.index(after: start)..<end])
    let count = max(1, DisplayWidth.columns(of: VisibleText.escape(inside)))
    return (text, String(repeating: " ", count: before) + String(repeating: "^", count: count))
  }
}
