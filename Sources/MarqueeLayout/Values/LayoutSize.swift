/// How wide and how high an item, a group or a supplementary item is.
///
/// The counterpart of UIKit's `NSCollectionLayoutSize`.
public struct LayoutSize: Hashable, Sendable {
  /// The width; it may well be a fraction of the container's height.
  public var width: LayoutDimension
  /// The height; it may well be a fraction of the container's width.
  public var height: LayoutDimension

  /// Makes a size from two dimensions.
  public init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }
}
