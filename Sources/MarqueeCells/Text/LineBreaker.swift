/// Puts the pieces of a text on lines, with as many on each line as fit.
struct LineBreaker {
  /// A line without the spaces at its end.
  struct Line {
    var text: String
    var width: Double
    var pieces: Range<Int>
  }

  /// How far a line can stick out and still fit, in points.
  static let tolerance = 0.001

  let limit: Double

  func lines(of text: String, pieces: [TextPiece]) -> [Line] {
    var lines: [Line] = []
    forEachLine(of: pieces, width: \.width) { range in
      let first = range.lowerBound == 0 ? text.startIndex : pieces[range.lowerBound - 1].end
      let last = range.upperBound == 0 ? text.startIndex : pieces[range.upperBound - 1].end
      lines.append(
        Line(
          text: String(text[min(first, last)..<last]),
          width: pieces[range].reduce(0) { $0 + $1.width }, pieces: range))
    }
    return lines
  }

  /// Visits the lines, as the indices of their pieces, without the spaces at their ends.
  ///
  /// - Parameters:
  ///   - width: Returns the width of a piece.
  ///   - body: Receives a line; for an empty line the range is empty.
  @inline(__always)
  func forEachLine(
    of pieces: [TextPiece], width pieceWidth: (TextPiece) -> Double, _ body: (Range<Int>) -> Void
  ) {
    func close(_ range: Range<Int>) {
      var end = range.upperBound
      while end > range.lowerBound, pieces[end - 1].kind == .space { end -= 1 }
      body(range.lowerBound..<end)
    }
    var start = 0
    var width = 0.0
    /// The last place where the line can break: the index of the piece that begins the next line.
    var opportunity: Int?
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      if index > start, TextPiece.Kind.canBreak(between: pieces[index - 1].kind, and: piece.kind) {
        opportunity = index
      }
      let ownWidth = pieceWidth(piece)
      if piece.kind == .lineBreak {
        close(start..<index)
        index += 1
        start = index
        width = 0
        opportunity = nil
      } else if piece.kind != .space, index > start, width + ownWidth > limit + Self.tolerance {
        // Pieces after the opportunity are measured again, each at most once per line.
        let next = opportunity ?? index
        close(start..<next)
        start = next
        width = 0
        opportunity = nil
        index = next
      } else {
        width += ownWidth
        index += 1
      }
    }
    if start < pieces.count { close(start..<pieces.count) }
  }
}
