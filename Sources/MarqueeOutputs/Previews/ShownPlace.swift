/// A line of a file, as an editor writes it: `Content/Home.plist:12`.
package struct ShownPlace: Hashable, Sendable {
  /// The file's path.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// Reads a place; `nil` for a text without a file or a line.
  package init?(_ text: String) {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      let line = Int(text[text.utf8.index(after: colon)...]), line > 0,
      colon > text.startIndex
    else { return nil }
    file = String(text[..<colon])
    self.line = line
  }
}
