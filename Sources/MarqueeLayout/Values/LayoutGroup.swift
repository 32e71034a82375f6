/// Items placed one after the other, or by hand; a section repeats its group until the items end.
///
/// The counterpart of UIKit's `NSCollectionLayoutGroup`.
public struct LayoutGroup: Hashable, Sendable {
  /// What a group holds.
  public enum Contents: Hashable, Sendable {
    /// A list that is repeated along an axis for as long as the next one fits.
    case subitems(LayoutAxis, [LayoutSubitem])
    /// One subitem that takes an equal part of an axis, `count` times.
    ///
    /// The subitem's own dimension along the axis is ignored. A count below 1 lays out nothing.
    case repeating(LayoutAxis, LayoutSubitem, count: Int)
    /// Frames given by hand, one for each item.
    case custom([CustomFrame])
  }

  /// How deep groups can be nested, the section's own group being the first.
  ///
  /// UIKit sets no limit. This one keeps reading and solving within the 512 KB of stack that Apple
  /// gives a thread.
  public static let maximumNesting = 16

  /// The size, resolved in the section's or the parent group's box.
  public var size: LayoutSize
  /// What the group holds.
  public var contents: Contents
  /// Room between neighbors along the axis; `nil` for none.
  public var interItemSpacing: Spacing?
  /// How far the subitems stay inside the group, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// Room around the group.
  public var edgeSpacing: EdgeSpacing
  /// What is attached to the group as a whole.
  public var supplementaryItems: [SupplementaryItem]

  /// Makes a group; ``horizontal(size:subitems:interItemSpacing:)`` and its like read better.
  public init(
    size: LayoutSize, contents: Contents, interItemSpacing: Spacing? = nil,
    contentInsets: DirectionalEdgeInsets = .zero, edgeSpacing: EdgeSpacing = .none,
    supplementaryItems: [SupplementaryItem] = []
  ) {
    self.size = size
    self.contents = contents
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}

extension LayoutGroup {
  /// The axis along which subitems are placed; `nil` for a custom group.
  public var axis: LayoutAxis? {
    switch contents {
    case .subitems(let axis, _), .repeating(let axis, _, _): axis
    case .custom: nil
    }
  }

  /// Makes a row that repeats a list of subitems for as long as they fit.
  public static func horizontal(
    size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: Spacing? = nil
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, contents: .subitems(.horizontal, subitems), interItemSpacing: interItemSpacing)
  }

  /// Makes a row of `count` equally wide subitems.
  public static func horizontal(
    size: LayoutSize, subitem: LayoutSubitem, count: Int, interItemSpacing: Spacing? = nil
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, contents: .repeating(.horizontal, subitem, count: count),
      interItemSpacing: interItemSpacing)
  }

  /// Makes a column that repeats a list of subitems for as long as they fit.
  public static func vertical(
    size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: Spacing? = nil
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, contents: .subitems(.vertical, subitems), interItemSpacing: interItemSpacing)
  }

  /// Makes a column of `count` equally high subitems.
  public static func vertical(
    size: LayoutSize, subitem: LayoutSubitem, count: Int, interItemSpacing: Spacing? = nil
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, contents: .repeating(.vertical, subitem, count: count),
      interItemSpacing: interItemSpacing)
  }

  /// Makes a group whose frames are given by hand, relative to its outer corner.
  public static func custom(size: LayoutSize, frames: [CustomFrame]) -> LayoutGroup {
    LayoutGroup(size: size, contents: .custom(frames))
  }
}
