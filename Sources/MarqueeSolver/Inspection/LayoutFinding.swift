package import MarqueeScreen

/// Something that a layout probably does not show as its author intends, in one environment.
package struct LayoutFinding: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case section
    /// A group or an item, by the positions of the subitems that lead to it from the section's
    /// group, whose own path is empty.
    case subitem([Int])
    /// A header, a footer or another boundary item of the section, by its position.
    case boundaryItem(Int)
  }

  package enum Key: String, Hashable, Sendable {
    case width, height, contentInsets, edgeSpacing, count, interItemSpacing, interGroupSpacing
    case alignment
    case frames
  }

  package enum Kind: Hashable, Sendable {
    /// The first subitem of a group is longer than the space in the group.
    case doesNotFit
    /// Insets leave no space inside a section or a group.
    case noRoom
    /// Insets leave no space for the cell of an item.
    case insetsTooWide
    /// The subitems before this one fill the group.
    case neverPlaced
    case tooSmall
    /// A cell sticks out of its group across the group's axis.
    case overflow
    /// Negative spacing puts a group on or before the previous one.
    case runsBackwards
    /// Negative insets make the section larger than the view, or its length negative.
    case negativeInsets
    /// Two views at the section's edges overlap.
    case overlap
    /// The number of subitems that fit depends on the iOS version.
    case ambiguousSpacing
  }

  package var part: Part
  package var key: Key
  package var kind: Kind
  /// A length in points, or a number of subitems.
  package var length = 0.0
  /// The available length in points, or the number of subitems in other versions.
  package var room = 0.0
  /// The axis along which something does not fit; `nil` for any other kind.
  package var axis: LayoutAxis?

  /// The side that is too short, as authors write it: `width`.
  package var side: String { axis.map(Key.side)?.rawValue ?? key.rawValue }

  /// Whether UIKit raises an exception while it lays out the section, which ends the app.
  ///
  /// It does so for any group, in the section or in another group, that has no space inside or is
  /// shorter than its first subitem.
  package var endsApp: Bool { kind == .doesNotFit || kind == .noRoom }
}
