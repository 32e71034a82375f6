/// A view attached to a cell or a group: a badge, a rank, a price.
///
/// The counterpart of UIKit's `NSCollectionLayoutSupplementaryItem`.
public struct SupplementaryItem: Hashable, Sendable {
  /// The size; fractions refer to the cell, or for a group's view to the box around the group.
  public var size: LayoutSize
  /// The name by which the view is requested; it is unique within a section.
  public var elementKind: String
  /// The point of the cell or group to which the view is attached.
  public var containerAnchor: LayoutAnchor
  /// The point of the view that is placed there; `nil` for the one with the same edges.
  public var itemAnchor: LayoutAnchor?
  /// The drawing order of the view; higher is closer to the front.
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
