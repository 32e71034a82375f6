import MarqueeDiagnostics

/// Texts of authors inside Markdown.
enum MarkdownText {
  /// A text as a code span, in which nothing has a meaning: no HTML, links, images, mentions, numbers
  /// of issues or signs for emphasis.
  ///
  /// What would end the line is replaced by something that can be seen. The span is fenced by more
  /// backticks than the text has in a row.
  static func code(_ text: String) -> String {
    let text = VisibleText.escape(text)
    guard !text.isEmpty else { return "(empty)" }
    var longest = 0
    var length = 0
    for byte in text.utf8 {
      length = byte == UInt8(ascii: "`") ? length + 1 : 0
      longest = max(longest, length)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // One space at each end is not part of a span's text; a backtick at an end would be of the fence.
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`")
      || text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
    return isPadded ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }
}
