/// A point of a rectangle, named by the edges that it lies on, and an offset from there.
///
/// The counterpart of UIKit's `NSCollectionLayoutAnchor`. With both of two opposite edges, or
/// neither, the point is in the middle between them.
public struct LayoutAnchor: Hashable, Sendable {
  /// How far a supplementary item is from the point.
  public enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(LayoutPoint)
    /// In fractions of the supplementary item's own size.
    case fractional(LayoutPoint)
  }

  /// The edges that the point lies on.
  public var edges: DirectionalRectEdge
  /// The offset from that point.
  public var offset: Offset

  /// Makes an anchor at the point itself, or at an offset from it.
  public init(edges: DirectionalRectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}
