/// Distances in points from the four edges inward.
///
/// They are ordered as in UIKit's `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the side where reading starts.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the side where a line ends.
  public var trailing: Double

  /// No distance at all.
  public static let zero = DirectionalEdgeInsets()

  /// Makes insets; an omitted edge has none.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
