/// A set of the edges of a rectangle.
///
/// The counterpart of UIKit's `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// The upper edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading starts.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where a line ends.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
