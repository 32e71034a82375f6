import MarqueeCells

/// The glyphs of a font in all weights, in the format that `Tools/PreviewFont/subset.py` writes and
/// describes.
struct GlyphFile: Sendable {
  let unitsPerEm: Int
  /// The faces by ``FontWeight``, from regular to bold.
  private let faces: [GlyphFace]

  static let inter = GlyphFile(PageFont.glyphs)

  subscript(weight: FontWeight) -> GlyphFace { faces[weight.rawValue] }

  /// Reads a file of the program, which nobody else can write or damage.
  init(_ bytes: [UInt8]) {
    var reader = NumberReader(bytes: bytes.dropFirst("MQG1".utf8.count))
    unitsPerEm = reader.next()
    let contours = reader.list { $0.contour() }
    faces = FontWeight.allCases.map { _ in reader.face(contours) }
  }
}

extension NumberReader {
  /// The points of a contour, each relative to the previous one.
  fileprivate mutating func contour() -> [Glyph.Point] {
    var x = 0
    var y = 0
    return list { reader in
      let right = reader.nextSigned()
      x += right >> 1
      y += reader.nextSigned()
      return Glyph.Point(x: x, y: y, isOnCurve: right & 1 == 1)
    }
  }

  fileprivate mutating func face(_ contours: [[Glyph.Point]]) -> GlyphFace {
    var glyphs: [Unicode.Scalar: Glyph] = [:]
    var code: UInt32 = 0
    for _ in 0..<next() {
      code += UInt32(next())
      let advance = next()
      let parts = list { $0.placed(contours) }
      if let scalar = Unicode.Scalar(code) {
        glyphs[scalar] = Glyph(advance: advance, contours: parts)
      }
    }
    return GlyphFace(glyphs)
  }

  private mutating func placed(_ contours: [[Glyph.Point]]) -> [Glyph.Point] {
    let contour = contours[next()]
    let x = nextSigned()
    let y = nextSigned()
    return contour.map { Glyph.Point(x: $0.x + x, y: $0.y + y, isOnCurve: $0.isOnCurve) }
  }
}
