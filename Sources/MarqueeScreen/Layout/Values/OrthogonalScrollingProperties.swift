/// The feel of scrolling in a section that scrolls across the layout's direction.
///
/// The counterpart of UIKit's `UICollectionLayoutSectionOrthogonalScrollingProperties`, available
/// from iOS 17. No frame depends on it.
public struct OrthogonalScrollingProperties: Hashable, Sendable {
  /// How soon scrolling stops.
  public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
    /// As the section's behavior requires.
    case automatic
    /// As in other scroll views.
    case normal
    /// Sooner.
    case fast
  }

  /// Whether the section can be pulled beyond its ends.
  public enum Bounce: String, Hashable, Sendable, CaseIterable {
    /// As the section's behavior requires.
    case automatic
    /// It can, even if all of it is visible.
    case always
    /// It cannot.
    case never
  }

  /// How soon scrolling stops.
  public var decelerationRate: DecelerationRate
  /// Whether the section can be pulled beyond its ends.
  public var bounce: Bounce

  /// Makes properties; an omitted one follows the section's behavior.
  public init(decelerationRate: DecelerationRate = .automatic, bounce: Bounce = .automatic) {
    self.decelerationRate = decelerationRate
    self.bounce = bounce
  }
}
