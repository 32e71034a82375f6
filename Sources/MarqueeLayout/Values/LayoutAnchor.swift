/// A point of a rectangle, named by the edges that it lies on, and an offset from there.
///
/// The counterpart of UIKit's `NSCollectionLayoutAnchor`. Two opposite edges, or none of the two,
/// name the middle.
public struct LayoutAnchor: Hashable, Sendable {
  /// How far a supplementary item is moved away from the point.
  public enum Offset: Hashable, Sendable {
    /// By points.
    case absolute(LayoutPoint)
    /// By fractions of the supplementary item's own size.
    case fractional(LayoutPoint)
  }

  /// The edges that the point lies on.
  public var edges: DirectionalRectEdge
  /// The distance from there.
  public var offset: Offset

  /// Makes an anchor; without an offset it is the point itself.
  public init(edges: DirectionalRectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}
