/// Space around an item or a group, outside its frame.
///
/// The counterpart of UIKit's `NSCollectionLayoutEdgeSpacing`. Unlike content insets, it counts
/// toward what fits in a group.
public struct EdgeSpacing: Hashable, Sendable {
  /// Space on the side where reading starts; `nil` for none.
  public var leading: Spacing?
  /// Space above; `nil` for none.
  public var top: Spacing?
  /// Space on the side where a line ends; `nil` for none.
  public var trailing: Spacing?
  /// Space below; `nil` for none.
  public var bottom: Spacing?

  /// No space on any side.
  public static let none = EdgeSpacing()

  /// Makes an edge spacing; an omitted side has none.
  public init(
    leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil, bottom: Spacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
