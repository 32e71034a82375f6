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
  /// Headers, footers and their like.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// Whether headers and footers stay inside the section's insets.
  public var supplementariesFollowContentInsets: Bool
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
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    supplementariesFollowContentInsets: Bool = true, decorationItems: [DecorationItem] = []
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.contentInsetsReference = contentInsetsReference
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.decorationItems = decorationItems
  }
}
