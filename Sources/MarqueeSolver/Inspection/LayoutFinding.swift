import MarqueeLayout

/// Something that a layout does not show as its author means it, in one environment.
package struct LayoutFinding: Hashable, Sendable {
  /// A part of a layout.
  package enum Part: Hashable, Sendable {
    /// The section itself.
    case section
    /// A group or an item: the positions of subitems that lead to it from the section's group, which
    /// has none.
    case subitem([Int])
    /// A header, a footer or another view at the section's edge, by its position.
    case boundaryItem(Int)
  }

  /// The value of the part that is the reason.
  package enum Key: String, Hashable, Sendable {
    case width, height, contentInsets, count, interItemSpacing, interGroupSpacing, alignment
    /// The frames of a custom group.
    case frames
  }

  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// The first subitem of a group is longer than the room in the group, so none is placed.
    case doesNotFit
    /// Insets leave nothing of what they are in.
    case insetsTooWide
    /// The subitems before this one fill the group.
    case neverPlaced
    /// A cell is too small to show anything.
    case tooSmall
    /// A cell sticks out of its group, across the direction in which the group is filled.
    case overflow
    /// Negative spacing puts a group on the one before it, or before that.
    case runsBackwards
    /// Negative insets make the section larger than the view, or shorter than nothing.
    case negativeInsets
    /// Two views at the section's edges are at one place.
    case overlap
    /// How many subitems fit depends on the release of iOS.
    case ambiguousSpacing
  }

  /// The part that is meant.
  package var part: Part
  /// Which of its values.
  package var key: Key
  /// What is wrong with it.
  package var kind: Kind
  /// How long something is in points, or how many subitems there are.
  package var length = 0.0
  /// The room for it in points, or how many subitems there are in other releases.
  package var room = 0.0
}
