/// How a section scrolls across the layout's own direction.
///
/// The counterpart of UIKit's `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
  /// Not at all: groups follow the layout's direction.
  case none
  /// Freely.
  case continuous
  /// Freely, and stops where a group begins.
  case continuousGroupLeadingBoundary
  /// By the width of the visible area.
  case paging
  /// One group at a time.
  case groupPaging
  /// One group at a time, which stops in the middle.
  case groupPagingCentered
}
