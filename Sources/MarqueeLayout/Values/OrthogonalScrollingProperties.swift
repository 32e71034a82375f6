/// How a section that scrolls across the layout's direction feels.
///
/// The counterpart of UIKit's `UICollectionLayoutSectionOrthogonalScrollingProperties`, which it has
/// from iOS 17 on. No frame depends on it.
public struct OrthogonalScrollingProperties: Hashable, Sendable {
  /// How soon the scrolling comes to rest.
  public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
    /// As the section's behavior needs it.
    case automatic
    /// As in other scroll views.
    case normal
    /// Sooner.
    case fast
  }

  /// Whether the section can be pulled beyond its ends.
  public enum Bounce: String, Hashable, Sendable, CaseIterable {
    /// As the section's behavior needs it.
    case automatic
    /// It can, even if all of it is in sight.
    case always
    /// It cannot.
    case never
  }

  /// How soon the scrolling comes to rest.
  public var decelerationRate: DecelerationRate
  /// Whether the section can be pulled beyond its ends.
  public var bounce: Bounce

  /// Makes properties; what is left out is as the section's behavior needs it.
  public init(decelerationRate: DecelerationRate = .automatic, bounce: Bounce = .automatic) {
    self.decelerationRate = decelerationRate
    self.bounce = bounce
  }
}
