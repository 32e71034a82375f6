/// A length along one side of an item, a group or a supplementary item.
///
/// The words and their meaning are those of UIKit's `NSCollectionLayoutDimension`.
public enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the container's width; 1 is all of it.
  case fractionalWidth(Double)
  /// A fraction of the container's height; 1 is all of it.
  case fractionalHeight(Double)
  /// A length in points.
  case absolute(Double)
  /// A first guess in points, replaced by what the content measures.
  case estimated(Double)
  /// A first guess in points, replaced by what the largest item of the same group measures that has
  /// an estimated size.
  ///
  /// UIKit has it from iOS 17 on; before, it becomes an estimate. The solver takes that of a group
  /// for an estimate too.
  case uniformAcrossSiblings(Double)
}
