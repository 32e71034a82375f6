import MarqueeDiagnostics

package enum MarkdownText {
  /// A text as a code span, in which nothing has a meaning: no HTML, links, images, mentions, issue
  /// numbers or emphasis.
  ///
  /// Line breaks are replaced by something visible. The span is fenced by more backticks than the
  /// text has in a row.
  package static func code(_ text: String) -> String {
    let text = VisibleText.escape(text)
    guard !text.isEmpty else { return "(empty)" }
    var longest = 0
    var length = 0
    for byte in text.utf8 {
      length = byte == UInt8(ascii: "`") ? length + 1 : 0
      longest = max(longest, length)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // A span drops one space at each end, and a backtick at an end would belong to the fence.
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`")
      || text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
    return isPadded ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }
}
