/// One section of a layout: a group that is repeated until its items end.
///
/// The counterpart of UIKit's `NSCollectionLayoutSection`.
///
///     LayoutSection(
///       group: .horizontal(
///         size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
///         subitem: .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))),
///         count: 2))
public struct LayoutSection: Hashable, Sendable {
  /// The group that is repeated.
  public var group: LayoutGroup
  /// How far the groups stay inside the section, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// What the section keeps clear of before its own insets.
  public var contentInsetsReference: ContentInsetsReference
  /// Room between groups along the scrolling, in points.
  public var interGroupSpacing: Double
  /// Whether and how the section scrolls across the layout's direction.
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// How such scrolling feels.
  public var orthogonalScrollingProperties: OrthogonalScrollingProperties
  /// Headers, footers and their like.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// What headers and footers keep clear of, across the layout's direction.
  ///
  /// With ``ContentInsetsReference/automatic`` they stay inside the section's insets, as its cells do.
  /// With any other reference those insets do not count for them. UIKit's frames were recorded for
  /// `automatic` and for the section's own reference; for others this is what Apple's documentation says.
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// Backgrounds of the section.
  public var decorationItems: [DecorationItem]
  /// What a list section was made from; `nil` for any other.
  ///
  /// It does not change a frame, but an app makes its list cells and separators from it.
  public internal(set) var listConfiguration: ListConfiguration?

  /// Makes a section.
  public init(
    group: LayoutGroup, contentInsets: DirectionalEdgeInsets = .zero,
    contentInsetsReference: ContentInsetsReference = .automatic, interGroupSpacing: Double = 0,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
    orthogonalScrollingProperties: OrthogonalScrollingProperties = OrthogonalScrollingProperties(),
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    decorationItems: [DecorationItem] = []
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.contentInsetsReference = contentInsetsReference
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.orthogonalScrollingProperties = orthogonalScrollingProperties
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.decorationItems = decorationItems
  }
}
