import MarqueeDiagnostics
import MarqueePropertyList

/// Edits of property lists that look as if their author had made them.
enum PropertyListEdits {
  /// The white space that a line begins with.
  static func indentation(in text: [UInt8], at offset: Int) -> String {
    let start = startOfLine(in: text, at: offset)
    let spaces = text[start..<min(offset, text.count)]
      .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// The line break before the line of an offset, or else the first of the text; LF without any.
  static func lineBreak(in text: [UInt8], at offset: Int) -> String {
    let start = startOfLine(in: text, at: offset)
    let first = text.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let end = start > 0 ? start - 1 : first
    guard let end else { return "\n" }
    if text[end] == UInt8(ascii: "\r") {
      return end + 1 < text.count && text[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }
    return end > 0 && text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The edit that adds a member, in lines without indentation, at the end of a dictionary.
  static func adding(
    _ lines: [String], to dictionary: ValueIndex, in document: PropertyListDocument
  ) -> TextEdit? {
    let (text, value) = (document.source.text, document[dictionary])
    let range = value.range.offsets
    let outer = indentation(in: text, at: range.lowerBound)
    let lineBreak = lineBreak(in: text, at: range.lowerBound)
    let member = lines.map { "\(outer)\t\($0)\(lineBreak)" }.joined()
    // An element such as '<dict/>' has no content.
    guard !value.content.isEmpty || value.content.end < value.range.end else {
      return TextEdit(value.range, replacement: "<dict>\(lineBreak)\(member)\(outer)</dict>")
    }
    let end = Int(value.content.end)
    let start = startOfLine(in: text, at: end)
    // A closing tag in its line stays there.
    guard start > range.lowerBound, text[start..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return TextEdit(SourceRange(end..<end), replacement: "\(lineBreak)\(member)\(outer)") }
    return TextEdit(SourceRange(start..<start), replacement: member)
  }

  private static func startOfLine(in text: [UInt8], at offset: Int) -> Int {
    let offset = min(offset, text.count)
    return text[..<offset].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { $0 + 1 } ?? 0
  }
}
