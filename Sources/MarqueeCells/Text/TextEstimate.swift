public import MarqueeScreen

/// An estimate of the space that a text takes.
///
/// The widths are those of the free font Inter, which is similar to the system font of a phone but
/// not the same; lines on a phone may be a few percent longer or shorter.
public struct TextEstimate: Hashable, Sendable {
  /// The lines, without the spaces and line breaks at their ends.
  public var lines: [String]
  /// The width of the longest line and the height of all lines, in points.
  public var size: LayoutExtent

  package init(lines: [String], size: LayoutExtent) {
    self.lines = lines
    self.size = size
  }

  /// Returns the size rounded up to whole pixels, as a label reports it.
  ///
  /// - Parameter scale: Pixels per point; a value that is not above 0 means no rounding.
  public func fittedSize(scale: Double) -> FittedSize {
    FittedSize(
      width: Self.wholePixels(size.width, scale: scale),
      height: Self.wholePixels(size.height, scale: scale))
  }

  /// Rounds a length up to whole pixels.
  package static func wholePixels(_ length: Double, scale: Double) -> Double {
    scale > 0 ? (length * scale - 0.001).rounded(.up) / scale : length
  }
}
