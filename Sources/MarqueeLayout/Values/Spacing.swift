/// Room beside an item, in points.
///
/// The counterpart of UIKit's `NSCollectionLayoutSpacing`.
public enum Spacing: Hashable, Sendable {
  /// Exactly this much.
  case fixed(Double)
  /// At least this much, and an equal share of the room that a group has left.
  case flexible(Double)
}
