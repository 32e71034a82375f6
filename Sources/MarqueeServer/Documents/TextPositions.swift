import MarqueeDiagnostics

/// The lines of a text, which convert between offsets in UTF-8 and positions of the protocol.
struct TextPositions: Sendable {
  private let text: [UInt8]
  private let starts: [Int]
  private let encoding: PositionEncoding

  /// Finds the lines; LF, CR and CRLF each end one.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ text: [UInt8], _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
    var starts = [0]
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), offset < text.count, text[offset] == UInt8(ascii: "\n") {
        offset += 1
      }
      starts.append(offset)
    }
    self.starts = starts
  }

  /// The number of lines.
  var lineCount: Int { starts.count }

  /// The position of an offset; one after the end counts as the end.
  func position(at offset: Int) -> Position {
    let offset = min(max(0, offset), text.count)
    let line = max(0, starts.partitioningIndex { $0 > offset } - 1)
    var character = 0
    for byte in text[starts[line]..<offset] { character += encoding.count(ofByte: byte) }
    return Position(line: line, character: character)
  }

  /// The offset of a position; one after the end of a line counts as the end of that line.
  ///
  /// A position inside a character counts as the place before it.
  func offset(at position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return text.count }
    var offset = starts[position.line]
    let end = endOfLine(position.line)
    var rest = position.character
    while offset < end, rest > 0 {
      let count = encoding.count(ofByte: text[offset])
      guard count <= rest else { break }
      rest -= count
      offset += 1
      while offset < end, text[offset] & 0xC0 == 0x80, encoding == .utf16 { offset += 1 }
    }
    return offset
  }

  /// The range of a place.
  func range(_ range: SourceRange) -> PositionRange {
    PositionRange(
      start: position(at: Int(range.start)), end: position(at: Int(range.end)))
  }

  /// The offsets of a range; its ends may be in the wrong order.
  func offsets(_ range: PositionRange) -> Range<Int> {
    let (start, end) = (offset(at: range.start), offset(at: range.end))
    return min(start, end)..<max(start, end)
  }

  /// The end of a line, before what ends it.
  private func endOfLine(_ line: Int) -> Int {
    var end = line + 1 < starts.count ? starts[line + 1] : text.count
    guard line + 1 < starts.count else { return end }
    while end > starts[line],
      text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return end
  }
}
