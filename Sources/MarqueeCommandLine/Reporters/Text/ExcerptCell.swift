import MarqueeDiagnostics

struct ExcerptCell {
  /// Its bytes in the source.
  let bytes: Range<Int>
  /// Its columns on the screen, from 0; empty for a lone combining mark.
  let columns: Range<Int>
  let text: String

  /// The cells of a part of a line.
  ///
  /// A tab is always four columns, not a step to a tab stop, so that carets are right wherever a
  /// line is cut. In a line that is not UTF-8, each byte that is not ASCII appears as U+FFFD.
  static func cells(of line: ArraySlice<UInt8>) -> [ExcerptCell] {
    let string = String(decoding: line, as: UTF8.self)
    let characters =
      string.utf8.elementsEqual(line)
      ? string.map { ($0, $0.utf8.count) }
      : line.map { (Character($0 < 0x80 ? Unicode.Scalar($0) : "\u{FFFD}"), 1) }
    // The second '#' of each `##` that a CI runner would take for a command.
    let hashes = Set(RunnerCommands.hashes(in: line))
    var (offset, column) = (line.startIndex, 0)
    return characters.map { character, byteCount in
      let text =
        if hashes.contains(offset) {
          RunnerCommands.shownHash
        } else if character == "\t" {
          "    "
        } else {
          VisibleText.escape(String(character))
        }
      let end = column + DisplayWidth.columns(of: text)
      defer { (offset, column) = (offset + byteCount, end) }
      return ExcerptCell(bytes: offset..<(offset + byteCount), columns: column..<end, text: text)
    }
  }
}
