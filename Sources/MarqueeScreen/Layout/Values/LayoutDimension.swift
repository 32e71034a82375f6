/// A length along one side of an item, a group or a supplementary item.
///
/// The names and their meanings are those of UIKit's `NSCollectionLayoutDimension`.
public enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the container's width; 1 is all of it.
  case fractionalWidth(Double)
  /// A fraction of the container's height; 1 is all of it.
  case fractionalHeight(Double)
  /// A length in points.
  case absolute(Double)
  /// A first guess in points, replaced by the measured size of the content.
  case estimated(Double)
  /// A first guess in points, replaced by the largest measured size of the estimated items in the
  /// same group.
  ///
  /// UIKit supports it from iOS 17; on earlier systems it becomes an estimate. For groups the
  /// solver treats it as an estimate too.
  case uniformAcrossSiblings(Double)
}
