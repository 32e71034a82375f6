import MarqueeLayout

/// Rounds lengths to whole pixels, and resolves dimensions on the way.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// No length gets longer than this, whatever fractions are nested, so that sums stay finite.
  static let maximumLength = LayoutSection.maximumNumber

  /// The nearest pixel at or below a length; a hair under a pixel counts as on it.
  func floor(_ length: Double) -> Double {
    (length * scale + 0.001).rounded(.down) / scale
  }

  /// The nearest pixel; halves go away from zero.
  ///
  /// The sums that end in a half are rarely exact, so a hair under a half counts as one.
  func round(_ position: Double) -> Double {
    let pixels = abs(position * scale) + (0.5 + 1e-6)
    // Cutting off through an integer is several times as quick as rounding, and this is done for
    // every frame. Beyond the range there are no half pixels left.
    let whole = (pixels < 1e15 ? Double(Int64(pixels)) : pixels) / scale
    return position < 0 ? -whole : whole
  }

  /// The nearest pixels of a point.
  func round(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: round(point.x), y: round(point.y))
  }

  /// The nearest whole pixels of a size.
  func round(_ size: LayoutExtent) -> LayoutExtent {
    LayoutExtent(width: round(size.width), height: round(size.height))
  }

  /// The points that a dimension means in a box.
  ///
  /// A fraction is rounded down to a pixel at once, so that later sums use what is drawn. An
  /// estimate is taken as it is.
  func resolve(_ dimension: LayoutDimension, in box: LayoutExtent) -> Double {
    let length =
      switch dimension {
      case .fractionalWidth(let part): floor(clamped(part * box.width))
      case .fractionalHeight(let part): floor(clamped(part * box.height))
      case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
        clamped(points)
      }
    return length
  }

  /// The points that both dimensions of a size mean in a box.
  func resolve(_ size: LayoutSize, in box: LayoutExtent) -> LayoutExtent {
    LayoutExtent(width: resolve(size.width, in: box), height: resolve(size.height, in: box))
  }

  private func clamped(_ length: Double) -> Double {
    min(max(length, -Self.maximumLength), Self.maximumLength)
  }
}
