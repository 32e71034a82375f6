/// A header or footer of a section, or of the whole layout.
///
/// The counterpart of UIKit's `NSCollectionLayoutBoundarySupplementaryItem`.
public struct BoundarySupplementaryItem: Hashable, Sendable {
  /// The size, which is resolved in the section's width and the whole height, or in the whole width
  /// and the section's height if the layout scrolls horizontally.
  public var size: LayoutSize
  /// The name by which the view is requested; it is unique within a section.
  public var elementKind: String
  /// The edge or corner of the section at which it lies.
  public var alignment: RectAlignment
  /// The offset from there, in points.
  public var offset: LayoutPoint
  /// Whether it lies outside the section's content and makes the section longer.
  public var extendsBoundary: Bool
  /// Whether it stays visible while any of its section is.
  public var pinsToVisibleBounds: Bool
  /// The drawing order; higher is closer to the front.
  public var zIndex: Int

  /// Makes a boundary supplementary item.
  public init(
    size: LayoutSize, elementKind: String, alignment: RectAlignment, offset: LayoutPoint = .zero,
    extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false, zIndex: Int = 1
  ) {
    self.size = size
    self.elementKind = elementKind
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
  }
}
