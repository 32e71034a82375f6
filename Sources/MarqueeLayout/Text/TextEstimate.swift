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
  public init(lines: [String], size: LayoutExtent) {
    self.lines = lines
    self.size = size
  }

  /// The size rounded up to whole pixels, as a label reports it.
  ///
  /// - Parameter scale: Pixels per point; one that is not above 0 rounds nothing.
  public func fittedSize(scale: Double) -> FittedSize {
    guard scale > 0 else { return FittedSize(width: size.width, height: size.height) }
    func up(_ length: Double) -> Double { (length * scale - 0.001).rounded(.up) / scale }
    return FittedSize(width: up(size.width), height: up(size.height))
  }
}
