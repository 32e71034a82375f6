import MarqueeLayout
import MarqueeSolver

/// Which texts can be drawn with the outlines of Inter, and where their characters are.
enum GlyphText {
  /// A character and how far the next one is away, in units of the font.
  struct PlacedCharacter: Hashable {
    let scalar: Unicode.Scalar
    let advance: Double
  }

  /// The characters of a text, from left to right.
  ///
  /// They advance as ``TextMeasurer`` has measured them.
  ///
  /// - Returns: `nil` for a text with characters that Inter does not have.
  static func characters(of text: String, _ weight: FontWeight) -> [PlacedCharacter]? {
    let face = GlyphFile.inter[weight]
    let measurer = TextMeasurer(
      font: TextFont(pointSize: TextFont.wholeUnitSize, weight: weight))
    var characters: [PlacedCharacter] = []
    for character in text {
      // A soft hyphen is seen at the end of some lines only.
      guard let scalar = face.scalar(of: character), let glyph = face[scalar],
        scalar.properties.generalCategory != .format
      else { return nil }
      let isAlone = character.unicodeScalars.count == 1
      characters.append(
        PlacedCharacter(
          scalar: scalar,
          advance: isAlone ? Double(glyph.advance) : measurer.width(of: String(character))))
    }
    return characters
  }

  /// Whether the characters of a line of such letters follow each other from left to right.
  ///
  /// Read from the right, figures and signs change their places (Unicode's bidirectional algorithm):
  /// only a line whose ends are letters, or that is a figure alone, surely does not.
  static func runsToTheRight(_ line: String, in direction: ReadingDirection) -> Bool {
    guard direction == .rightToLeft else { return true }
    let scalars = line.unicodeScalars
    let endsAreLetters =
      scalars.first?.properties.isAlphabetic == true
      && scalars.last?.properties.isAlphabetic == true
    return endsAreLetters || isFigure(Array(scalars))
  }

  /// Whether a text is a number with its point and commas, alone or in brackets.
  private static func isFigure(_ scalars: [Unicode.Scalar]) -> Bool {
    var scalars = scalars[...]
    if scalars.first == "(", scalars.last == ")" { scalars = scalars.dropFirst().dropLast() }
    if scalars.first == "$" || scalars.first == "€" { scalars = scalars.dropFirst() }
    let isDigit = { (scalar: Unicode.Scalar) in ("0"..."9").contains(scalar) }
    guard let first = scalars.first, let last = scalars.last, isDigit(first), isDigit(last) else {
      return false
    }
    let marks = scalars.filter { !isDigit($0) }
    // A single mark between two figures belongs to them.
    return marks.allSatisfy { $0 == "." || $0 == "," }
      && !zip(scalars, scalars.dropFirst()).contains { !isDigit($0) && !isDigit($1) }
  }
}
