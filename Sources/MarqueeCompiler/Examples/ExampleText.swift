import MarqueeDiagnostics
import MarqueeValidation

/// An example of a rule, with carets under what the rule reports.
enum ExampleText {
  /// The largest number of lines shown of an example.
  ///
  /// A longer example is cut to the lines around the mark, or to its end if it has no mark, because
  /// examples of a rule usually differ there.
  private static let maximumLineCount = 14

  static func lines(of example: RuleExample) -> [String] {
    let place = example.frame.phrase.map { ["  \($0)"] } ?? []
    var result = place + shown(indented(example.markedText))
    let shared = [("Marquee.plist", example.settingsText), ("Items.plist", example.libraryText)]
    for case (let name, let text?) in shared {
      result += ["  with '\(name)' that holds"] + indented(text).map(visible)
    }
    if let other = example.otherText {
      result +=
        ["  in '\(example.fileNames[1])', beside '\(example.fileNames[0])' with"]
        + indented(other).map(visible)
    }
    return result + folderLines(of: example)
  }

  /// The lines of a part of a property list, each indented by its nesting depth.
  private static func indented(_ text: String) -> [String] {
    var depth = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      let bare = text.drop { $0 == RuleExample.start }
      if bare.hasPrefix("</dict>") || bare.hasPrefix("</array>") { depth = max(0, depth - 1) }
      let spaces = String(repeating: " ", count: 2 * depth)
      if bare.hasPrefix("<dict>") || bare.hasPrefix("<array>") {
        depth += bare.contains("</dict>") || bare.contains("</array>") ? 0 : 1
      }
      return "\(spaces)\(text)"
    }
  }

  /// The lines to show, with carets, and a line in place of those left out.
  private static func shown(_ lines: [String]) -> [String] {
    var shown = 0..<lines.count
    if lines.count > maximumLineCount {
      let mark = lines.firstIndex { $0.contains(RuleExample.start) } ?? lines.count - 1
      let end = min(lines.count, max(maximumLineCount, mark + 4))
      shown = (end - maximumLineCount)..<end
    }
    var result = omission(of: shown.lowerBound)
    for line in lines[shown] {
      let (text, carets) = marked(line.prefix(200))
      result.append("    " + VisibleText.escape(text))
      if let carets { result.append("    " + carets) }
    }
    return result + omission(of: lines.count - shown.upperBound)
  }

  private static func omission(of count: Int) -> [String] {
    count == 0 ? [] : ["    … (\(count) more line\(count == 1 ? "" : "s"))"]
  }

  private static func visible(_ line: String) -> String {
    "    " + VisibleText.escape(line)
  }

  /// The files of the example's folder, with the reported one marked.
  private static func folderLines(of example: RuleExample) -> [String] {
    guard let files = example.images, !files.isEmpty else { return [] }
    return ["  in a folder with"]
      + files.map { file in
        let mark = file.path == example.reportedFile ? "  <- reported" : ""
        return "    " + VisibleText.escape(file.description) + mark
      }
  }

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

extension RuleExample.Frame {
  /// Where the text of an example is; `nil` for a whole file.
  fileprivate var phrase: String? {
    switch self {
    case .file, .contents, .noScreen: nil
    case .sections: "sections of a screen:"
    case .items(let type): "items of a section of the type '\(type)':"
    case .item(let type): "an item of a section of the type '\(type)':"
    case .layout: "a layout:"
    case .settings: "in 'Marquee.plist':"
    case .library: "in 'Items.plist':"
    }
  }
}
