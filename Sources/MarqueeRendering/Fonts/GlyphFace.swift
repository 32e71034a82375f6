/// The glyphs of a font in one weight.
struct GlyphFace: Hashable, Sendable {
  /// The glyphs by their character.
  private let glyphs: [Unicode.Scalar: Glyph]
  /// The characters in their order.
  let scalars: [Unicode.Scalar]

  /// A face without characters.
  static let empty = GlyphFace([:])

  init(_ glyphs: [Unicode.Scalar: Glyph]) {
    self.glyphs = glyphs
    scalars = glyphs.keys.sorted()
  }

  /// The glyph of a character; `nil` for one that the face does not have.
  subscript(scalar: Unicode.Scalar) -> Glyph? { glyphs[scalar] }

  /// The one scalar that a character is drawn as; `nil` for one that the face does not have.
  ///
  /// A letter and its accent are drawn as the letter with that accent.
  func scalar(of character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.count == 1 { return glyphs[first] == nil ? nil : first }
    // Characters are equal where Unicode says that they mean the same.
    return self.scalars.first { Character($0) == character }
  }
}
