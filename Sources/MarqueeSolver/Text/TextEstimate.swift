public import MarqueeLayout

/// How much room a text takes, as an estimate.
///
/// The widths are those of the free font Inter, which is near the system font of a phone but not the
/// same; a line may be a few per cent longer or shorter there.
public struct TextEstimate: Hashable, Sendable {
  /// The lines, without the spaces and line breaks at their ends.
  public var lines: [String]
  /// The width of the longest line and the height of all lines, in points.
  public var size: LayoutExtent

  /// Makes an estimate from lines and the room that they take.
  package init(lines: [String], size: LayoutExtent) {
    self.lines = lines
    self.size = size
  }

  /// The size rounded up to whole pixels, as a label reports it.
  ///
  /// - Parameter scale: Pixels per point; one that is not above 0 rounds nothing.
  public func fittedSize(scale: Double) -> FittedSize {
    FittedSize(
      width: Self.wholePixels(size.width, scale: scale),
      height: Self.wholePixels(size.height, scale: scale))
  }

  /// A length rounded up to whole pixels.
  package static func wholePixels(_ length: Double, scale: Double) -> Double {
    scale > 0 ? (length * scale - 0.001).rounded(.up) / scale : length
  }
}
