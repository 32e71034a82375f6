/// Space next to an item, in points.
///
/// The counterpart of UIKit's `NSCollectionLayoutSpacing`.
public enum Spacing: Hashable, Sendable {
  /// Exactly this much.
  case fixed(Double)
  /// At least this much, plus an equal share of a group's remaining space.
  case flexible(Double)
}
