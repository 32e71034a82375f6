/// What holds for a layout as a whole.
///
/// The counterpart of UIKit's `UICollectionViewCompositionalLayoutConfiguration`.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The direction in which the layout scrolls and stacks its sections.
  public var scrollDirection: LayoutAxis
  /// Room between each two sections, empty ones too, in points.
  public var interSectionSpacing: Double
  /// Headers and footers around all sections.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// What sections keep clear of that do not say so themselves.
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
