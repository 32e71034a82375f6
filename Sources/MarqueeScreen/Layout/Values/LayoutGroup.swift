/// A row, a column or frames for items; a section repeats its group until the items run out.
///
/// The counterpart of UIKit's `NSCollectionLayoutGroup`.
public struct LayoutGroup: Hashable, Sendable {
  /// What a group holds.
  public enum Contents: Hashable, Sendable {
    /// A list of subitems, repeated along an axis as long as the next one fits.
    case subitems(LayoutAxis, [LayoutSubitem])
    /// A subitem repeated `count` times, each with an equal part of an axis.
    ///
    /// The subitem's own dimension along the axis is ignored. A count below 1 lays out nothing.
    case repeating(LayoutAxis, LayoutSubitem, count: Int)
    /// Frames, one for each item.
    case custom([CustomFrame])
  }

  /// The deepest nesting of groups; the section's own group counts as 1.
  ///
  /// UIKit has no limit. This one lets decoding and solving work within the 512 KB of stack that a
  /// thread on Apple's systems has.
  public static let maximumNesting = 16

  /// The size; fractions refer to the section or the parent group.
  public var size: LayoutSize
  /// The subitems or frames.
  public var contents: Contents
  /// Space between neighbors along the axis; `nil` for none.
  public var interItemSpacing: Spacing?
  /// The distance of the subitems from the group's edges, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// Space around the group.
  public var edgeSpacing: EdgeSpacing
  /// The views attached to the group as a whole.
  public var supplementaryItems: [SupplementaryItem]

  /// Makes a group; factories such as ``horizontal(size:subitems:interItemSpacing:)`` read better.
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

  /// Makes a row that repeats a list of subitems as long as they fit.
  public static func horizontal(
    size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: Spacing? = nil
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, contents: .subitems(.horizontal, subitems), interItemSpacing: interItemSpacing)
  }

  /// Makes a row of `count` subitems of equal width.
  public static func horizontal(
    size: LayoutSize, subitem: LayoutSubitem, count: Int, interItemSpacing: Spacing? = nil
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, contents: .repeating(.horizontal, subitem, count: count),
      interItemSpacing: interItemSpacing)
  }

  /// Makes a column that repeats a list of subitems as long as they fit.
  public static func vertical(
    size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: Spacing? = nil
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, contents: .subitems(.vertical, subitems), interItemSpacing: interItemSpacing)
  }

  /// Makes a column of `count` subitems of equal height.
  public static func vertical(
    size: LayoutSize, subitem: LayoutSubitem, count: Int, interItemSpacing: Spacing? = nil
  ) -> LayoutGroup {
    LayoutGroup(
      size: size, contents: .repeating(.vertical, subitem, count: count),
      interItemSpacing: interItemSpacing)
  }

  /// Makes a group with explicit frames, relative to its outer corner.
  public static func custom(size: LayoutSize, frames: [CustomFrame]) -> LayoutGroup {
    LayoutGroup(size: size, contents: .custom(frames))
  }
}
