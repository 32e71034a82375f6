/// The settings of a whole layout.
///
/// The counterpart of UIKit's `UICollectionViewCompositionalLayoutConfiguration`.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The direction in which the layout scrolls and stacks its sections.
  public var scrollDirection: LayoutAxis
  /// Space between sections, including empty ones, in points.
  public var interSectionSpacing: Double
  /// Headers and footers around all sections.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// The insets reference of sections whose own is `automatic`.
  public var contentInsetsReference: ContentInsetsReference

  /// Makes a configuration.
  public init(
    scrollDirection: LayoutAxis = .vertical, interSectionSpacing: Double = 0,
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    contentInsetsReference: ContentInsetsReference = .safeArea
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentInsetsReference = contentInsetsReference
  }
}
