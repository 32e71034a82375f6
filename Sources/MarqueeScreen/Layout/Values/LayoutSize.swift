/// The width and height of an item, a group or a supplementary item.
///
/// The counterpart of UIKit's `NSCollectionLayoutSize`.
public struct LayoutSize: Hashable, Sendable {
  /// The width; it may be a fraction of the container's height.
  public var width: LayoutDimension
  /// The height; it may be a fraction of the container's width.
  public var height: LayoutDimension

  /// Makes a size from two dimensions.
  public init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }
}
