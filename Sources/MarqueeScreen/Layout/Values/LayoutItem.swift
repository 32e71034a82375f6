/// The place of one cell.
///
/// The counterpart of UIKit's `NSCollectionLayoutItem`.
public struct LayoutItem: Hashable, Sendable {
  /// The size; fractions refer to the content area of the group that contains the item.
  public var size: LayoutSize
  /// The distance of the cell's frame from the edges of the item's place, in points.
  ///
  /// It is ignored along a side whose dimension is estimated.
  public var contentInsets: DirectionalEdgeInsets
  /// Space around the item's place.
  public var edgeSpacing: EdgeSpacing
  /// The views attached to the cell, such as badges.
  public var supplementaryItems: [SupplementaryItem]

  /// Makes an item.
  public init(
    size: LayoutSize, contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: EdgeSpacing = .none, supplementaryItems: [SupplementaryItem] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }

  /// Makes an item from its two dimensions, with nothing around it or attached to it.
  public init(width: LayoutDimension, height: LayoutDimension) {
    self.init(size: LayoutSize(width: width, height: height))
  }
}
