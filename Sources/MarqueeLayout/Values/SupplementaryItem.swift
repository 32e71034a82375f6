/// A view attached to a cell or a group: a badge, a rank, a price.
///
/// The counterpart of UIKit's `NSCollectionLayoutSupplementaryItem`.
public struct SupplementaryItem: Hashable, Sendable {
  /// The size, resolved in the cell's size, or in the box that the group was resolved in.
  public var size: LayoutSize
  /// The name by which the view is asked for; within a section it names one thing.
  public var elementKind: String
  /// The point of the cell or group to which the view is attached.
  public var containerAnchor: LayoutAnchor
  /// The point of the view that is put there; `nil` for the one with the same edges.
  public var itemAnchor: LayoutAnchor?
  /// How far in front the view is drawn.
  public var zIndex: Int

  /// Makes a supplementary item.
  public init(
    size: LayoutSize, elementKind: String, containerAnchor: LayoutAnchor,
    itemAnchor: LayoutAnchor? = nil, zIndex: Int = 1
  ) {
    self.size = size
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}
