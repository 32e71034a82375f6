/// How stored pixels are turned and mirrored before they are shown.
///
/// The raw values are those of Exif, the names those of `CGImagePropertyOrientation`.
package enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
  /// As stored.
  case up = 1
  /// Left and right exchanged.
  case upMirrored
  /// Turned by 180°.
  case down
  /// Top and bottom exchanged.
  case downMirrored
  /// Left and right exchanged, then turned by 270° clockwise.
  case leftMirrored
  /// Turned by 90° clockwise.
  case right
  /// Left and right exchanged, then turned by 90° clockwise.
  case rightMirrored
  /// Turned by 270° clockwise.
  case left

  /// Whether width and height change places.
  package var swapsSides: Bool { rawValue >= 5 }
}

extension ImageOrientation {
  /// Each orientation is at most one exchange of left and right, then quarter turns clockwise.
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

  /// This orientation, then a number of quarter turns clockwise; it may be negative.
  func turned(quarterTurns: Int) -> ImageOrientation {
    ImageOrientation(mirrored: parts.mirrored, turns: parts.turns + quarterTurns & 3)
  }

  /// This orientation, then left and right exchanged.
  func mirroredLeftRight() -> ImageOrientation {
    ImageOrientation(mirrored: !parts.mirrored, turns: -parts.turns)
  }

  /// This orientation, then top and bottom exchanged.
  func mirroredTopBottom() -> ImageOrientation {
    mirroredLeftRight().turned(quarterTurns: 2)
  }
}
