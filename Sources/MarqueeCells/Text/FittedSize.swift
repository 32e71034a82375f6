package import MarqueeScreen

/// The size in points that a view measures itself to have.
public struct FittedSize: Hashable, Sendable {
  /// The width; `nil` to keep the one that was laid out.
  public var width: Double?
  /// The height; `nil` to keep the one that was laid out.
  public var height: Double?

  /// Makes a fitted size; an omitted side keeps what was laid out.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The length that replaces an estimate along an axis; `nil` if it is missing or invalid.
  package subscript(axis: LayoutAxis) -> Double? {
    guard let length = axis == .horizontal ? width : height,
      length >= 0, length <= LayoutSection.maximumNumber
    else { return nil }
    return length
  }
}
