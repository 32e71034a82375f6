import MarqueeScreen

/// The subitems of a group, as a run of slots along its axis.
///
/// A slot is the place of an item or a nested group, including edge spacing. The number of slots
/// and their lengths depend on each other: spacing shrinks fractions, and smaller items leave space
/// for more.
struct SlotRun {
  /// The most slots in a run that is filled as long as the next slot fits.
  ///
  /// It limits runs of items without length.
  static let longestFittedRun = 512

  let axis: LayoutAxis
  let subitems: [LayoutSubitem]
  let count: Int?
  let spacing: Spacing?
  let inner: LayoutExtent
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

  /// Returns the subitem in a slot; a run repeats its subitems in a cycle.
  func subitem(inSlot slot: Int) -> LayoutSubitem {
    subitems[slot % subitems.count]
  }

  /// Returns the size of the subitem in a slot, as the group sees it.
  ///
  /// If the group has a count, each slot takes an equal part of the axis, whatever its subitem
  /// specifies.
  func size(inSlot slot: Int) -> LayoutSize {
    var size = subitem(inSlot: slot).size
    if let count { size[axis] = .fraction(1 / Double(count), of: axis) }
    return size
  }

  /// Returns the box that fractions refer to when a run has `count` slots.
  func box(slotCount count: Int) -> LayoutExtent {
    inner.withoutGaps(of: spacing, slotCount: count, along: axis)
  }

  /// Whether a subitem's side along the axis is a fraction of it, which spacing reduces.
  var hasFractionOfAxis: Bool {
    subitems.contains { $0.size[axis].isFraction(of: axis) }
  }

  /// Whether a subitem's side across the axis is a fraction of the axis.
  var hasCrossFractionOfAxis: Bool {
    subitems.contains { $0.size[axis.other].isFraction(of: axis) }
  }

  /// Whether the group's own length along the axis is an estimate, so that it can take any length.
  var isOpenEnded: Bool { groupSize[axis].isEstimated }

  var hasRoom: Bool { inner.hasRoom(inGroupOf: groupSize) }
}
