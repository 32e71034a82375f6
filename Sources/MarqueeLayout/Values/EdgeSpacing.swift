/// Room around an item or a group, outside its own frame.
///
/// The counterpart of UIKit's `NSCollectionLayoutEdgeSpacing`. Unlike content insets it counts
/// towards what fits in a group.
public struct EdgeSpacing: Hashable, Sendable {
  /// Room on the side where reading starts; `nil` for none.
  public var leading: Spacing?
  /// Room above; `nil` for none.
  public var top: Spacing?
  /// Room on the side where a line ends; `nil` for none.
  public var trailing: Spacing?
  /// Room below; `nil` for none.
  public var bottom: Spacing?

  /// No room on any side.
  public static let none = EdgeSpacing()

  /// Makes an edge spacing; a side that is left out has none.
  public init(
    leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil, bottom: Spacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
