import MarqueeLayout

/// The subitems of a group, as one run of slots along its axis.
///
/// A slot is the place of an item or a nested group, edge spacing included. How many slots a run has
/// and how long they are depend on each other: spacing shrinks fractions, and shrunken items leave
/// room for more.
struct SlotRun {
  /// How long a run may get that is filled for as long as the next slot fits.
  ///
  /// It ends runs of items without length.
  static let longestFittedRun = 512
  /// How far slots may stick out and still fit, in points.
  static let fitTolerance = 0.001

  let axis: LayoutAxis
  let subitems: [LayoutSubitem]
  /// The number of slots, where the group names one.
  let count: Int?
  /// The room between slots.
  let spacing: Spacing?
  /// The group's inner size.
  let inner: LayoutExtent
  /// The group's own size as it was asked for.
  private let groupSize: LayoutSize

  /// Makes the run of a group; `nil` for a custom group, which has none.
  init?(_ group: LayoutGroup, size: LayoutSize, inner: LayoutExtent) {
    switch group.contents {
    case .custom:
      return nil
    case .subitems(let axis, let subitems):
      self.axis = axis
      self.subitems = subitems
      count = nil
    case .repeating(let axis, let subitem, let count):
      self.axis = axis
      self.subitems = [subitem]
      self.count = max(0, count)
    }
    spacing = group.interItemSpacing
    self.inner = inner
    groupSize = size
  }

  /// The subitem in a slot; a run repeats its subitems in a cycle.
  func subitem(inSlot slot: Int) -> LayoutSubitem {
    subitems[slot % subitems.count]
  }

  /// The size of the subitem in a slot, as the group sees it.
  ///
  /// Where the group names a number, a slot takes an equal part of the axis, whatever it says
  /// itself.
  func size(inSlot slot: Int) -> LayoutSize {
    var size = subitem(inSlot: slot).size
    if let count { size[axis] = .fraction(1 / Double(count), of: axis) }
    return size
  }

  /// The box in which fractions mean something when a run has `count` slots.
  ///
  /// The spacing between the slots is taken away first, so two halves fit with any spacing; where
  /// it is more than there is, nothing is left.
  func box(slotCount count: Int) -> LayoutExtent {
    var box = inner
    box[axis] = max(0, box[axis] - Double(max(0, count - 1)) * spacing.minimum)
    return box
  }

  /// Whether a subitem takes its side along the axis as a fraction of it, which spacing reduces.
  var hasFractionOfAxis: Bool {
    subitems.contains { $0.size[axis].isFraction(of: axis) }
  }

  /// Whether a subitem takes its side across the axis as a fraction of the axis.
  var hasCrossFractionOfAxis: Bool {
    subitems.contains { $0.size[axis.other].isFraction(of: axis) }
  }

  /// Whether the group's own length along the axis is a first guess, so that it takes any length.
  var isOpenEnded: Bool { groupSize[axis].isEstimated }

  /// Whether the inner size leaves room for anything.
  ///
  /// UIKit raises an exception where there is none.
  var hasRoom: Bool {
    LayoutAxis.allCases.allSatisfy { inner[$0] > 0 || groupSize[$0].isEstimated }
  }
}
