/// Puts the pieces of a text on lines, as many on each as fit.
struct LineBreaker {
  /// One line, without the spaces at its end.
  struct Line {
    var text: String
    var width: Double
  }

  /// How far a line may stick out and still fit, in points.
  private static let tolerance = 0.001

  /// The longest that a line may be.
  let limit: Double
  private var lines: [Line] = []

  init(limit: Double) {
    self.limit = limit
  }

  /// The lines of a text.
  mutating func lines(of text: String, pieces: [TextPiece]) -> [Line] {
    lines = []
    var start = 0
    var width = 0.0
    /// Where the line may break: the index of the piece that then begins the next line.
    var opportunity: Int?
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      if index > start, TextPiece.Kind.canBreak(between: pieces[index - 1].kind, and: piece.kind) {
        opportunity = index
      }
      if piece.kind == .lineBreak {
        close(start..<index, of: pieces, in: text)
        index += 1
        start = index
        width = 0
        opportunity = nil
      } else if piece.kind != .space, index > start,
        width + piece.width > limit + Self.tolerance
      {
        // Pieces after the opportunity are measured again: each at most once for each line.
        let next = opportunity ?? index
        close(start..<next, of: pieces, in: text)
        start = next
        width = 0
        opportunity = nil
        index = next
      } else {
        width += piece.width
        index += 1
      }
    }
    if start < pieces.count { close(start..<pieces.count, of: pieces, in: text) }
    return lines
  }

  /// Ends a line; the spaces at its end are not part of it.
  private mutating func close(_ range: Range<Int>, of pieces: [TextPiece], in text: String) {
    var end = range.upperBound
    while end > range.lowerBound, pieces[end - 1].kind == .space { end -= 1 }
    let first = range.lowerBound == 0 ? text.startIndex : pieces[range.lowerBound - 1].end
    let last = end == 0 ? text.startIndex : pieces[end - 1].end
    lines.append(
      Line(
        text: String(text[min(first, last)..<last]),
        width: pieces[range.lowerBound..<end].reduce(0) { $0 + $1.width }))
  }
}
