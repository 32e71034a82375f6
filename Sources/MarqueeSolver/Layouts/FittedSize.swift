import MarqueeLayout

/// The size in points that a view measures for itself.
public struct FittedSize: Hashable, Sendable {
  /// The width; `nil` keeps the one that was laid out.
  public var width: Double?
  /// The height; `nil` keeps the one that was laid out.
  public var height: Double?

  /// Makes a fitted size; a side that is not measured keeps what was laid out.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// What replaces an estimate along an axis; `nil` for nothing of use.
  subscript(axis: LayoutAxis) -> Double? {
    guard let length = axis == .horizontal ? width : height,
      length >= 0, length <= PixelGrid.maximumLength
    else { return nil }
    return length
  }
}
