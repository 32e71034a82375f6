struct GlyphFace: Hashable, Sendable {
  private let glyphs: [Unicode.Scalar: Glyph]
  /// The characters in ascending order.
  let scalars: [Unicode.Scalar]

  init(_ glyphs: [Unicode.Scalar: Glyph]) {
    self.glyphs = glyphs
    scalars = glyphs.keys.sorted()
  }

  /// The glyph for a character; `nil` if the face has none.
  subscript(scalar: Unicode.Scalar) -> Glyph? { glyphs[scalar] }

  /// The single scalar that draws a character; `nil` if the face has none.
  ///
  /// A letter with a combining accent is drawn as the precomposed letter.
  func scalar(of character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.count == 1 { return glyphs[first] == nil ? nil : first }
    // Characters compare by canonical equivalence.
    return self.scalars.first { Character($0) == character }
  }
}
