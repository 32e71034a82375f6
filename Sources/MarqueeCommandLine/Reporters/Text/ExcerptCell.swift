import MarqueeDiagnostics

/// One displayed character of a line.
struct ExcerptCell {
  /// Its bytes in the source.
  let bytes: Range<Int>
  /// Its columns on the screen, from 0; empty for a lone combining mark.
  let columns: Range<Int>
  /// The replacement to print; `nil` for the character itself.
  let standIn: String?

  /// The cells of a part of a line.
  ///
  /// A tab is always four columns, not a step to a tab stop, so that carets are right wherever a
  /// line is cut. Each byte that is not UTF-8 appears as U+FFFD.
  static func cells(of line: ArraySlice<UInt8>) -> [ExcerptCell] {
    var cells: [ExcerptCell] = []
    cells.reserveCapacity(line.count)
    var offset = line.startIndex
    var column = 0
    func append(_ standIn: String?, columns: Int, byteCount: Int) {
      cells.append(
        ExcerptCell(
          bytes: offset..<(offset + byteCount), columns: column..<(column + columns),
          standIn: standIn))
      offset += byteCount
      column += columns
    }
    // The second '#' of each `##` that a CI runner would take for a command.
    var hashes = RunnerCommands.hashes(in: line)[...]
    // Most lines are ASCII, where each byte is a character.
    if hashes.isEmpty, line.allSatisfy({ $0 < 0x80 }) {
      for byte in line {
        if (0x20...0x7E).contains(byte) {
          append(nil, columns: 1, byteCount: 1)
        } else {
          let (standIn, columns) = asciiAppearances[Int(byte)]
          append(standIn, columns: columns, byteCount: 1)
        }
      }
      return cells
    }
    func appearance(of character: Character) -> (standIn: String?, columns: Int) {
      guard offset == hashes.first else { return Self.appearance(of: character) }
      hashes.removeFirst()
      return (RunnerCommands.shownHash, RunnerCommands.shownHash.utf8.count)
    }
    let string = String(decoding: line, as: UTF8.self)
    if string.utf8.elementsEqual(line) {
      for character in string {
        let (standIn, columns) = appearance(of: character)
        append(standIn, columns: columns, byteCount: character.utf8.count)
      }
    } else {
      for byte in line {
        let scalar = byte < 0x80 ? Unicode.Scalar(byte) : "\u{FFFD}"
        let (standIn, columns) = appearance(of: Character(scalar))
        append(byte < 0x80 ? standIn : "\u{FFFD}", columns: columns, byteCount: 1)
      }
    }
    return cells
  }

  /// The printed text of some cells of a source.
  static func text(of cells: ArraySlice<ExcerptCell>, in source: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(4 * cells.count)
    var rest = cells
    while let first = rest.first {
      if let standIn = first.standIn {
        text += standIn.utf8
        rest.removeFirst()
      } else {
        let plain = rest.prefix { $0.standIn == nil }
        text += source[first.bytes.lowerBound..<(plain.last ?? first).bytes.upperBound]
        rest = rest.dropFirst(plain.count)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// How each of the first 128 characters appears.
  private static let asciiAppearances = (UInt8(0)..<0x80).map { byte in
    appearance(of: Character(Unicode.Scalar(byte)))
  }

  private static func appearance(of character: Character) -> (standIn: String?, columns: Int) {
    if character == "\t" { return ("    ", 4) }
    let text = String(character)
    if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) { return (nil, 1) }
    let visible = VisibleText.escape(text)
    return visible == text
      ? (nil, DisplayWidth.columns(of: character)) : (visible, DisplayWidth.columns(of: visible))
  }
}
