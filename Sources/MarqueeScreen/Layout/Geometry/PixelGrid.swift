/// Rounds lengths to whole pixels, and resolves dimensions accordingly.
package struct PixelGrid: Sendable {
  package let scale: Double
  private let textScale: Double

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, above 0.
  ///   - textScale: The factor of lengths that grow with the text.
  package init(scale: Double, textScale: Double) {
    self.scale = scale
    self.textScale = textScale
  }

  /// The greatest length, however fractions are nested, so that sums stay finite.
  package static let maximumLength = LayoutSection.maximumNumber

  /// Rounds a length down to a pixel; a length slightly under a pixel counts as on it.
  package func floor(_ length: Double) -> Double {
    (length * scale + 0.001).rounded(.down) / scale
  }

  /// Rounds to the nearest pixel, and halves away from zero.
  ///
  /// Sums that end in a half are rarely exact, so a length slightly under a half counts as one.
  package func round(_ position: Double) -> Double {
    let pixels = abs(position * scale) + (0.5 + 1e-6)
    // Truncation through an integer is several times faster than rounding, and every frame needs
    // it. Above this range there are no half pixels.
    let whole = (pixels < 1e15 ? Double(Int64(pixels)) : pixels) / scale
    return position < 0 ? -whole : whole
  }

  package func round(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: round(point.x), y: round(point.y))
  }

  package func round(_ size: LayoutExtent) -> LayoutExtent {
    LayoutExtent(width: round(size.width), height: round(size.height))
  }

  /// Returns the length in points of a dimension in a box.
  ///
  /// A fraction is rounded down to a pixel immediately, so that later sums use what is drawn. An
  /// estimate is not rounded.
  package func resolve(_ dimension: LayoutDimension, in box: LayoutExtent) -> Double {
    switch dimension {
    case .fractionalWidth(let part): floor(clamped(part * box.width))
    case .fractionalHeight(let part): floor(clamped(part * box.height))
    case .absolute, .estimated, .uniformAcrossSiblings:
      clamped(length(of: dimension))
    }
  }

  /// Returns the length in points of a dimension that is no fraction.
  ///
  /// What has grown with the text is whole pixels, so that equal sections look equal wherever they
  /// begin. A length that can be shown can be shown in every text size.
  package func length(of dimension: LayoutDimension) -> Double {
    guard dimension.scalesWithText, textScale != 1 else { return dimension.number }
    return max(1 / scale, min(round(dimension.number * textScale), Self.maximumLength))
  }

  /// Returns the size in points of two dimensions in a box.
  package func resolve(_ size: LayoutSize, in box: LayoutExtent) -> LayoutExtent {
    LayoutExtent(width: resolve(size.width, in: box), height: resolve(size.height, in: box))
  }

  private func clamped(_ length: Double) -> Double {
    min(max(length, -Self.maximumLength), Self.maximumLength)
  }
}
