/// The place of one cell.
///
/// The counterpart of UIKit's `NSCollectionLayoutItem`.
public struct LayoutItem: Hashable, Sendable {
  /// The size, resolved in the inner box of the group that holds the item.
  public var size: LayoutSize
  /// How far the cell's frame stays inside the item's place, in points.
  ///
  /// Ignored along a side whose dimension is estimated.
  public var contentInsets: DirectionalEdgeInsets
  /// Room around the item's place.
  public var edgeSpacing: EdgeSpacing
  /// What is attached to the cell: badges and the like.
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
