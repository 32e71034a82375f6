import MarqueeCells

/// Finds the texts that can be drawn with Inter's outlines, and the positions of their characters.
enum GlyphText {
  /// A character and the distance to the next one, in font units.
  struct PlacedCharacter: Hashable {
    let scalar: Unicode.Scalar
    let advance: Double
  }

  /// The characters of a text, from left to right.
  ///
  /// Their advances are those that ``TextMeasurer`` uses.
  ///
  /// - Returns: `nil` for a text with characters that Inter lacks.
  static func characters(of text: String, _ weight: FontWeight) -> [PlacedCharacter]? {
    let face = GlyphFile.inter[weight]
    let measurer = TextMeasurer(
      font: TextFont(pointSize: TextFont.wholeUnitSize, weight: weight))
    var characters: [PlacedCharacter] = []
    for character in text {
      // A soft hyphen is only visible at the end of some lines.
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

  /// Whether the characters of a line of such letters run from left to right.
  ///
  /// In right-to-left text, digits and signs are reordered (Unicode's bidirectional algorithm). A
  /// line certainly is not if it begins and ends with letters, or consists of a single number.
  static func runsToTheRight(_ line: String, in direction: ReadingDirection) -> Bool {
    guard direction == .rightToLeft else { return true }
    let scalars = line.unicodeScalars
    let endsAreLetters =
      scalars.first?.properties.isAlphabetic == true
      && scalars.last?.properties.isAlphabetic == true
    return endsAreLetters || isFigure(Array(scalars))
  }

  /// Whether a text is a number with a point and commas, optionally after `$` or `€` and in
  /// brackets.
  private static func isFigure(_ scalars: [Unicode.Scalar]) -> Bool {
    var scalars = scalars[...]
    if scalars.first == "(", scalars.last == ")" { scalars = scalars.dropFirst().dropLast() }
    if scalars.first == "$" || scalars.first == "€" { scalars = scalars.dropFirst() }
    let isDigit = { (scalar: Unicode.Scalar) in ("0"..."9").contains(scalar) }
    guard let first = scalars.first, let last = scalars.last, isDigit(first), isDigit(last) else {
      return false
    }
    let marks = scalars.filter { !isDigit($0) }
    // A single separator between two digits belongs to them.
    return marks.allSatisfy { $0 == "." || $0 == "," }
      && !zip(scalars, scalars.dropFirst()).contains { !isDigit($0) && !isDigit($1) }
  }
}
