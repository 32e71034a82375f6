/// The way in which stored pixels are rotated and mirrored for display.
///
/// The raw values are those of Exif, the names those of `CGImagePropertyOrientation`.
package enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
  case up = 1
  case upMirrored
  /// Rotated by 180°.
  case down
  case downMirrored
  /// Mirrored horizontally, then rotated by 270° clockwise.
  case leftMirrored
  /// Rotated by 90° clockwise.
  case right
  /// Mirrored horizontally, then rotated by 90° clockwise.
  case rightMirrored
  /// Rotated by 270° clockwise.
  case left

  package var swapsSides: Bool { rawValue >= 5 }
}

extension ImageOrientation {
  /// Each orientation is an optional horizontal mirroring, followed by clockwise quarter turns.
  private static let byTurns: [(mirrored: Bool, turns: Int, orientation: ImageOrientation)] = [
    (false, 0, .up), (false, 1, .right), (false, 2, .down), (false, 3, .left),
    (true, 0, .upMirrored), (true, 1, .rightMirrored), (true, 2, .downMirrored),
    (true, 3, .leftMirrored),
  ]

  private init(mirrored: Bool, turns: Int) {
    self =
      Self.byTurns.first { $0.mirrored == mirrored && $0.turns == turns & 3 }?.orientation ?? .up
  }

  private var parts: (mirrored: Bool, turns: Int) {
    Self.byTurns.first { $0.orientation == self }.map { ($0.mirrored, $0.turns) } ?? (false, 0)
  }

  /// Returns this orientation followed by clockwise quarter turns; their number may be negative.
  func turned(quarterTurns: Int) -> ImageOrientation {
    ImageOrientation(mirrored: parts.mirrored, turns: parts.turns + quarterTurns & 3)
  }

  func mirroredLeftRight() -> ImageOrientation {
    ImageOrientation(mirrored: !parts.mirrored, turns: -parts.turns)
  }

  func mirroredTopBottom() -> ImageOrientation {
    mirroredLeftRight().turned(quarterTurns: 2)
  }
}
