import MarqueeDiagnostics

/// One character of a line as it is shown.
struct ExcerptCell {
  /// Where it stands in the source.
  let bytes: Range<Int>
  /// Where it stands on the screen, from 0 at the first cell; empty for a lone combining mark.
  let columns: Range<Int>
  /// What is printed.
  let text: String

  /// The cells of a part of a line.
  ///
  /// A tab is always four columns, not a step to a tab stop: a line may be cut anywhere, and its
  /// carets still stand right. Of bytes that are not UTF-8 each is shown as U+FFFD.
  static func cells(of line: ArraySlice<UInt8>) -> [ExcerptCell] {
    var cells: [ExcerptCell] = []
    cells.reserveCapacity(line.count)
    var offset = line.startIndex
    var column = 0
    func append(_ text: String, columns: Int, byteCount: Int) {
      cells.append(
        ExcerptCell(
          bytes: offset..<(offset + byteCount), columns: column..<(column + columns), text: text))
      offset += byteCount
      column += columns
    }
    // The second '#' of what a runner would take for a command.
    var hashes = RunnerCommands.hashes(in: line)[...]
    func appearance(of character: Character) -> (text: String, columns: Int) {
      guard offset == hashes.first else { return Self.appearance(of: character) }
      hashes.removeFirst()
      return (RunnerCommands.shownHash, RunnerCommands.shownHash.utf8.count)
    }
    let string = String(decoding: line, as: UTF8.self)
    if string.utf8.elementsEqual(line) {
      for character in string {
        let (text, columns) = appearance(of: character)
        append(text, columns: columns, byteCount: character.utf8.count)
      }
    } else {
      for byte in line {
        let scalar = byte < 0x80 ? Unicode.Scalar(byte) : "\u{FFFD}"
        let (text, columns) = appearance(of: Character(scalar))
        append(text, columns: columns, byteCount: 1)
      }
    }
    return cells
  }

  private static func appearance(of character: Character) -> (text: String, columns: Int) {
    if character == "\t" { return ("    ", 4) }
    let text = String(character)
    if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) { return (text, 1) }
    let visible = VisibleText.escape(text)
    return (
      visible,
      visible == text ? DisplayWidth.columns(of: character) : DisplayWidth.columns(of: visible)
    )
  }
}
