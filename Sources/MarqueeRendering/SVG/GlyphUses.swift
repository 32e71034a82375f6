import MarqueeCells

/// The glyphs of an image: each is defined once and referred to wherever it appears.
struct GlyphUses {
  private var outlines = SharedDefinitions()
  private let file = GlyphFile.inter

  /// The outlines, in the order of their first use.
  var definitions: [MarkupNode] { outlines.nodes }

  /// Draws a text with its outlines.
  ///
  /// - Parameter origin: The start of the text, in font units.
  /// - Returns: Nodes in font units, to be scaled, and the end of the text; `nil` for a text with
  ///   characters that the font lacks.
  mutating func nodes(
    for text: String, _ weight: FontWeight, from origin: Double = 0
  ) -> (nodes: [MarkupNode], end: Double)? {
    guard let characters = GlyphText.characters(of: text, weight) else { return nil }
    var nodes: [MarkupNode] = []
    var place = origin
    for character in characters {
      if let glyph = file[weight][character.scalar], !glyph.contours.isEmpty {
        nodes.append(
          ##"<use href="#\##(use(glyph, character.scalar, weight))" x="\##(place)"/>"##)
      }
      place += character.advance
    }
    return (nodes, place)
  }

  /// The identifier of a glyph; defines it on first use.
  private mutating func use(
    _ glyph: Glyph, _ scalar: Unicode.Scalar, _ weight: FontWeight
  ) -> String {
    let name = "\("\(weight)".prefix(1))\(String(scalar.value, radix: 16))"
    outlines.define(name, as: #"<path id="\#(name)" d="\#(glyph.pathData)"/>"#)
    return name
  }
}
