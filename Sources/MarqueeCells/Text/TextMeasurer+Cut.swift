extension TextMeasurer {
  /// Returns as much of a text as fits on one line together with an ellipsis.
  ///
  /// It can end within a word, as in a label, but not with a space. A line break ends it.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the whole text.
  ///   - start: The first of them that can be on the line.
  ///   - width: The length of the line, in points.
  func cut(
    _ text: String, _ pieces: [TextPiece], from start: Int = 0, to width: Double
  ) -> String {
    let room = width - self.width(of: "…") + LineBreaker.tolerance
    var taken = 0.0
    var end = start
    let place = { $0 == 0 ? text.startIndex : pieces[$0 - 1].end }
    for (index, piece) in pieces.enumerated().dropFirst(start) {
      guard piece.kind != .lineBreak, taken <= room else { break }
      // An Arabic letter has another form before the dots; the letter before it determines which.
      let context = text[place(max(start, index - 1))..<piece.end]
      let last =
        piece.form.contains(.joinedAfter)
        ? TextPiece.pieces(of: String(context), font: font).last : nil
      if piece.kind != .space, taken + (last ?? piece).width <= room { end = index + 1 }
      taken += piece.width
    }
    return String(text[place(start)..<place(end)])
  }
}
