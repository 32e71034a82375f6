import MarqueeCells
import MarqueeSolver

/// The glyphs of a font in all weights, in the format that `Tools/PreviewFont/subset.py` writes and
/// describes.
struct GlyphFile: Sendable {
  let unitsPerEm: Int
  /// The faces by ``FontWeight``, from regular to bold.
  private let faces: [GlyphFace]

  static let inter: GlyphFile = {
    GlyphFile(PageFont.glyphs) ?? GlyphFile()
  }()

  subscript(weight: FontWeight) -> GlyphFace {
    faces.indices.contains(weight.rawValue) ? faces[weight.rawValue] : .empty
  }

  private init() {
    unitsPerEm = 1
    faces = []
  }

  /// Reads a file.
  ///
  /// - Returns: `nil` for a file that is damaged, has another format, or is followed by further
  ///   bytes.
  init?(_ bytes: [UInt8]) {
    var reader = NumberReader(bytes)
    guard reader.hasStart("MQG1"), let units = reader.next(), (16...16_384).contains(units),
      let contours = reader.list(of: { $0.contour(from: (0, 0)) })
    else { return nil }
    var faces: [GlyphFace] = []
    for _ in FontWeight.allCases {
      guard let face = reader.face(contours) else { return nil }
      faces.append(face)
    }
    guard reader.isAtEnd else { return nil }
    unitsPerEm = units
    self.faces = faces
  }
}

extension NumberReader {
  /// The largest distance of a point from the origin in each direction.
  private static let farthest = 32_767

  /// The points of a contour, each relative to the previous one.
  fileprivate mutating func contour(from start: (x: Int, y: Int)) -> [Glyph.Point]? {
    var (x, y) = start
    return list { reader in
      guard let right = reader.nextSigned(), let up = reader.nextSigned() else { return nil }
      x += right >> 1
      y += up
      guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else { return nil }
      return Glyph.Point(x: x, y: y, isOnCurve: right & 1 == 1)
    }
  }

  fileprivate mutating func face(_ contours: [[Glyph.Point]]) -> GlyphFace? {
    var glyphs: [Unicode.Scalar: Glyph] = [:]
    var code: UInt32 = 0
    let entries: [Bool]? = list { reader in
      guard let step = reader.next(), let advance = reader.next(), advance <= Self.farthest,
        let parts = reader.list(of: { $0.placed(contours) }),
        let scalar = Unicode.Scalar(code + UInt32(truncatingIfNeeded: step))
      else { return nil }
      code = scalar.value
      return glyphs.updateValue(Glyph(advance: advance, contours: parts), forKey: scalar) == nil
    }
    return entries?.allSatisfy(\.self) == true ? GlyphFace(glyphs) : nil
  }

  private mutating func placed(_ contours: [[Glyph.Point]]) -> [Glyph.Point]? {
    guard let index = next(), contours.indices.contains(index), let x = nextSigned(),
      let y = nextSigned(), abs(x) <= Self.farthest, abs(y) <= Self.farthest
    else { return nil }
    let points = contours[index].map { point in
      Glyph.Point(x: point.x + x, y: point.y + y, isOnCurve: point.isOnCurve)
    }
    let isNear = points.allSatisfy { abs($0.x) <= Self.farthest && abs($0.y) <= Self.farthest }
    return isNear ? points : nil
  }
}
