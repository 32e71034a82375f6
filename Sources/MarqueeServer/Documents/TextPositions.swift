import MarqueeDiagnostics

/// The lines of a text, which convert between offsets in UTF-8 and positions of the protocol.
struct TextPositions: Sendable {
  let text: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding
  /// For the lines that are longer than ``step``, by number: the units before each further step.
  ///
  /// A property list may be on one line, and each of its elements asks for a position.
  private let checkpoints: [Int: [Int]]

  /// How many bytes are between two checkpoints of a line.
  private static let step = 4096

  /// Finds the lines; LF, CR and CRLF each end one.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ text: [UInt8], _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
    let lines = LineTable(text)
    self.lines = lines
    var checkpoints: [Int: [Int]] = [:]
    for line in 1...lines.lineCount {
      guard let range = lines.range(ofLine: line)?.offsets, range.count > Self.step else {
        continue
      }
      var counts: [Int] = []
      var count = 0
      for offset in range {
        if offset > range.lowerBound, (offset - range.lowerBound) % Self.step == 0 {
          counts.append(count)
        }
        count += encoding.count(ofByte: text[offset])
      }
      checkpoints[line] = counts
    }
    self.checkpoints = checkpoints
  }

  /// The position of an offset; one after the end counts as the end.
  func position(at offset: Int) -> Position {
    let offset = min(max(0, offset), text.count)
    let line = lines.line(at: UInt32(clamping: offset))
    var start = Int(lines.range(ofLine: line)?.start ?? 0)
    var character = 0
    let stepCount = (offset - start) / Self.step
    if let counts = checkpoints[line], let last = counts.prefix(stepCount).last {
      start += min(stepCount, counts.count) * Self.step
      character = last
    }
    for byte in text[start..<offset] { character += encoding.count(ofByte: byte) }
    return Position(line: line - 1, character: character)
  }

  /// The offset of a position; one after the end of a line counts as the end of that line.
  ///
  /// A position inside a character counts as the place before it.
  func offset(at position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.lineCount,
      let range = lines.range(ofLine: position.line + 1)?.offsets
    else { return text.count }
    var offset = range.lowerBound
    var rest = position.character
    if let counts = checkpoints[position.line + 1] {
      let stepCount = counts.partitioningIndex { $0 > rest }
      if stepCount > 0 {
        offset += stepCount * Self.step
        rest -= counts[stepCount - 1]
        // A step may end inside a character, of which all bytes but the first count nothing.
        while encoding == .utf16, offset < range.upperBound, text[offset] & 0xC0 == 0x80 {
          offset += 1
        }
      }
    }
    while offset < range.upperBound, rest > 0 {
      let count = encoding.count(ofByte: text[offset])
      guard count <= rest else { break }
      rest -= count
      offset += 1
      while offset < range.upperBound, text[offset] & 0xC0 == 0x80, encoding == .utf16 {
        offset += 1
      }
    }
    return offset
  }

  /// Whether a position is between the halves of the character before which it counts.
  func isInside(_ position: Position, _ offset: Int) -> Bool {
    let start = self.position(at: offset)
    return offset < text.count && text[offset] >= 0xF0 && encoding == .utf16
      && start == Position(line: position.line, character: position.character - 1)
  }

  func range(_ range: SourceRange) -> PositionRange {
    PositionRange(
      start: position(at: Int(range.start)), end: position(at: Int(range.end)))
  }

  /// The offsets of a range; its ends may be in the wrong order.
  func offsets(_ range: PositionRange) -> Range<Int> {
    let (start, end) = (offset(at: range.start), offset(at: range.end))
    return min(start, end)..<max(start, end)
  }
}
