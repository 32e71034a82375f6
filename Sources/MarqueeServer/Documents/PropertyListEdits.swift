import MarqueeDiagnostics
import MarqueePropertyList

/// Edits of property lists that look as if their author had made them.
enum PropertyListEdits {
  /// The white space that the line of an offset begins with.
  static func indentation(in text: [UInt8], _ lines: LineTable, at offset: Int) -> String {
    let start = startOfLine(lines, at: offset)
    let spaces = text[start..<min(offset, text.count)]
      .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// The line break before the line of an offset, or else the first of the text; LF without any.
  static func lineBreak(in text: [UInt8], _ lines: LineTable, at offset: Int) -> String {
    let line = max(2, lines.line(at: UInt32(clamping: offset)))
    guard line <= lines.lineCount, let start = lines.range(ofLine: line)?.offsets.lowerBound else {
      return "\n"
    }
    if text[start - 1] == UInt8(ascii: "\r") { return "\r" }
    return start > 1 && text[start - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The edit that adds a member, in lines without indentation, at the end of a dictionary.
  static func adding(
    _ lines: [String], to dictionary: ValueIndex, in document: PropertyListDocument
  ) -> TextEdit? {
    let (text, value) = (document.source.text, document[dictionary])
    let range = value.range.offsets
    let table = LineTable(text)
    let outer = indentation(in: text, table, at: range.lowerBound)
    let lineBreak = lineBreak(in: text, table, at: range.lowerBound)
    let member = lines.map { "\(outer)\t\($0)\(lineBreak)" }.joined()
    // An element such as '<dict/>' has no content.
    guard !value.content.isEmpty || value.content.end < value.range.end else {
      return TextEdit(value.range, replacement: "<dict>\(lineBreak)\(member)\(outer)</dict>")
    }
    let end = Int(value.content.end)
    let start = startOfLine(table, at: end)
    // A closing tag in its line stays there.
    guard start > range.lowerBound, text[start..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return TextEdit(SourceRange(end..<end), replacement: "\(lineBreak)\(member)\(outer)") }
    return TextEdit(SourceRange(start..<start), replacement: member)
  }

  private static func startOfLine(_ lines: LineTable, at offset: Int) -> Int {
    lines.range(ofLine: lines.line(at: UInt32(clamping: offset)))?.offsets.lowerBound ?? 0
  }
}
