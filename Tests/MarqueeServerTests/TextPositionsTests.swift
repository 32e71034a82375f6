import MarqueeDiagnostics
import TestSupport
import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// Positions of the protocol, and offsets in UTF-8.
@Suite struct TextPositionsTests {
  // Of two, one, two, three and four bytes; in UTF-16 the last has two units.
  private static let text = "ab\r\ncé\n語x😀y\rz"

  @Test(
    arguments: [
      // The offset, then line and character in UTF-8 and in UTF-16.
      (0, (0, 0), (0, 0)), (2, (0, 2), (0, 2)), (4, (1, 0), (1, 0)), (5, (1, 1), (1, 1)),
      (7, (1, 3), (1, 2)), (8, (2, 0), (2, 0)), (11, (2, 3), (2, 1)), (12, (2, 4), (2, 2)),
      (16, (2, 8), (2, 4)), (17, (2, 9), (2, 5)), (18, (3, 0), (3, 0)), (19, (3, 1), (3, 1)),
    ] as [(Int, (Int, Int), (Int, Int))])
  func `offsets and positions are converted both ways`(
    offset: Int, utf8: (Int, Int), utf16: (Int, Int)
  ) {
    for (encoding, expected) in [(PositionEncoding.utf8, utf8), (.utf16, utf16)] {
      let positions = TextPositions(Array(Self.text.utf8), encoding)
      let position = Position(line: expected.0, character: expected.1)
      #expect(positions.position(at: offset) == position)
      #expect(positions.offset(at: position) == offset)
    }
  }

  @Test func `places outside of the text are at its ends`() {
    let positions = TextPositions(Array(Self.text.utf8), .utf16)
    #expect(positions.offset(at: Position(line: 0, character: 99)) == 2)
    #expect(positions.offset(at: Position(line: 99, character: 0)) == 19)
    #expect(positions.offset(at: Position(line: -1, character: -1)) == 0)
    // Inside of the character of two units.
    #expect(positions.offset(at: Position(line: 2, character: 3)) == 12)
    #expect(positions.position(at: 99) == Position(line: 3, character: 1))
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func `places in a long line are found as in a short one`(encoding: PositionEncoding) {
    // Nine bytes, so that steps end inside characters, and five units in UTF-16.
    let piece = Array("語x😀a".utf8)
    let units = encoding == .utf8 ? 9 : 5
    let text = Array("<a>\n".utf8) + Array(repeatElement(piece, count: 3000).joined())
    let positions = TextPositions(text, encoding)
    for index in stride(from: 0, through: 3000, by: 7) {
      let position = Position(line: 1, character: index * units)
      #expect(positions.position(at: 4 + index * piece.count) == position)
      #expect(positions.offset(at: position) == 4 + index * piece.count)
    }
  }

  @Test(arguments: (0..<100).sample(oneIn: 4))
  func `edits by ranges give the text that an editor has`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let pieces = ["a", "é", "😀", "\n", "\r\n", "<key>", ""]
    var lines = ["", ""]
    var document = OpenDocument(uri: "file:///a.plist", path: "/a.plist", encoding: .utf16)
    document.apply([OpenDocument.Change(range: nil, text: "\n")], version: 0)
    for version in 1...30 {
      // An editor counts in UTF-16, line by line.
      let first = Int.random(in: 0..<lines.count, using: &random)
      let last = Int.random(in: first..<lines.count, using: &random)
      func column(_ line: Int) -> Int {
        let ends =
          lines[line].indices.map { lines[line][..<$0].utf16.count } + [
            lines[line].utf16.count
          ]
        return ends[Int.random(in: 0..<ends.count, using: &random)]
      }
      let (one, other) = (column(first), column(last))
      let start = first == last ? min(one, other) : one
      let end = first == last ? max(one, other) : other
      let text = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      let prefix = String(decoding: Array(lines[first].utf16.prefix(start)), as: UTF16.self)
      let suffix = String(decoding: Array(lines[last].utf16.dropFirst(end)), as: UTF16.self)
      let inserted = (prefix + text + suffix).replacing("\r\n", with: "\n")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines.replaceSubrange(first...last, with: inserted)
      document.apply(
        [
          OpenDocument.Change(
            range: PositionRange(
              start: Position(line: first, character: start),
              end: Position(line: last, character: end)), text: text)
        ], version: version)
    }
    let text = String(decoding: document.text, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(text == lines.joined(separator: "\n"))
  }
}
