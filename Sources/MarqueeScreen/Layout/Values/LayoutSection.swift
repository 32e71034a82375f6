/// A section of a layout: a group that is repeated until its items run out.
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
  /// The distance of the groups from the section's edges, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// The area that the section stays inside before its own insets.
  public var contentInsetsReference: ContentInsetsReference
  /// Space between groups along the scrolling direction, in points.
  public var interGroupSpacing: Double
  /// Whether and how the section scrolls across the layout's direction.
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// How such scrolling feels.
  public var orthogonalScrollingProperties: OrthogonalScrollingProperties
  /// Headers, footers and other boundary items.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// The area that headers and footers stay inside, across the layout's direction.
  ///
  /// With ``ContentInsetsReference/automatic`` they stay inside the section's insets, as its cells
  /// do. With any other reference they ignore those insets. The behavior of `automatic` and of the
  /// section's own reference is recorded from UIKit; that of others follows Apple's documentation.
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// Backgrounds of the section.
  public var decorationItems: [DecorationItem]
  /// The configuration of a list section; `nil` for any other.
  ///
  /// It does not affect frames, but an app uses it for list cells and separators.
  public internal(set) var listConfiguration: ListConfiguration?
  /// The layout that takes this one's place where the width is regular: on iPads, and on the widest
  /// iPhones on their side; `nil` if it is the same there.
  ///
  /// It has none of its own: that of a layout that is set is dropped.
  public var regular: LayoutSection? {
    get { ofRegularWidth.first }
    set {
      ofRegularWidth = newValue.map { [$0] } ?? []
      if newValue?.regular != nil { ofRegularWidth[0].ofRegularWidth = [] }
    }
  }
  /// At most one: a value cannot hold another of its type without an array around it.
  private var ofRegularWidth: [LayoutSection] = []

  /// Returns the layout that is used in a view.
  ///
  /// - Parameter isWidthRegular: Whether the view's horizontal size class is regular.
  public func adapted(toRegularWidth isWidthRegular: Bool) -> LayoutSection {
    isWidthRegular ? regular ?? self : self
  }

  /// Makes a section.
  public init(
    group: LayoutGroup, contentInsets: DirectionalEdgeInsets = .zero,
    contentInsetsReference: ContentInsetsReference = .automatic, interGroupSpacing: Double = 0,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
    orthogonalScrollingProperties: OrthogonalScrollingProperties = OrthogonalScrollingProperties(),
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    decorationItems: [DecorationItem] = [], regular: LayoutSection? = nil
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
    self.regular = regular
  }
}
