/// How wide and how high an item, a group or a supplementary item is.
///
/// The counterpart of UIKit's `NSCollectionLayoutSize`.
public struct LayoutSize: Hashable, Sendable {
  /// The width; it may well be a fraction of the container's height.
  public var width: Dimension
  /// The height; it may well be a fraction of the container's width.
  public var height: Dimension

  /// Makes a size from two dimensions.
  public init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }
}
