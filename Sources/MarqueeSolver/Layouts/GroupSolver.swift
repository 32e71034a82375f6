import MarqueeLayout

/// Solves one group with everything in it.
///
/// The rules are those that UIKit was seen to follow: a group resolves its subitems in its inner
/// box, nested groups take items depth first, and what is estimated takes the size that it measures.
struct GroupSolver {
  /// The items that a group may take.
  struct Supply {
    /// The section's index of the first item.
    var first: Int
    /// How many there are; ``unlimited`` for a full group.
    var count: Int

    static let unlimited = Int.max

    /// What is left after the first few items.
    func dropping(_ taken: Int) -> Supply {
      Supply(
        first: first + taken,
        count: count == Supply.unlimited ? count : max(0, count - taken))
    }
  }

  /// No group has more places than this, nested ones included.
  static let maximumSlotCount = LayoutSection.maximumGroupCount

  let grid: PixelGrid
  /// What cells of the section measure, by item.
  var fitted: [Int: FittedSize]
  private var slotCount = 0

  init(grid: PixelGrid, fitted: [Int: FittedSize] = [:]) {
    self.grid = grid
    self.fitted = fitted
  }

  /// Solves a section's own group.
  ///
  /// - Parameters:
  ///   - box: The box in which the group's size means something.
  ///   - full: What the group is with enough items, if it is to be cut to what is in it.
  ///   - axis: The direction in which it is cut.
  mutating func solve(
    _ group: LayoutGroup, in box: LayoutExtent, supply: Supply,
    trimmedLike full: GroupPattern? = nil,
    along axis: LayoutAxis = .vertical
  ) throws(LayoutFault.Reason) -> GroupPattern {
    slotCount = 0
    var pattern = try fill(group, size: group.size, in: box, supply: supply)
    if let full { pattern.trim(along: axis, like: full) }
    attach(group, box: box, to: &pattern)
    pattern.numberSupplementaries()
    return pattern
  }

  /// Solves a nested group.
  ///
  /// - Parameter size: The group's size; where its parent names a number, not its own.
  mutating func solveNested(
    _ group: LayoutGroup, size: LayoutSize, in box: LayoutExtent, supply: Supply
  ) throws(LayoutFault.Reason) -> GroupPattern {
    var pattern = try fill(group, size: size, in: box, supply: supply)
    attach(group, box: box, to: &pattern)
    return pattern
  }

  /// Places what a group holds.
  private mutating func fill(
    _ group: LayoutGroup, size: LayoutSize, in box: LayoutExtent, supply: Supply
  ) throws(LayoutFault.Reason) -> GroupPattern {
    let outer = grid.resolve(size, in: box)
    var pattern = GroupPattern(size: outer, inner: outer.inset(by: group.contentInsets))
    if case .custom(let frames) = group.contents {
      pattern.inner = outer
      try place(frames, supply: supply, into: &pattern)
    } else if let run = SlotRun(group, size: size, inner: pattern.inner), run.hasRoom {
      let end = try fill(run, at: group.contentInsets.corner, supply: supply, into: &pattern)
      for axis in LayoutAxis.allCases where size[axis].isEstimated {
        pattern.size[axis] = end[axis] + group.contentInsets.sum(axis)
      }
    }
    return pattern
  }

  private mutating func place(
    _ frames: [CustomFrame], supply: Supply, into pattern: inout GroupPattern
  ) throws(LayoutFault.Reason) {
    try countSlots(min(frames.count, supply.count))
    for frame in frames.prefix(supply.count) {
      pattern.append(PatternCell(frame: frame.frame, zIndex: frame.zIndex))
    }
  }

  /// Counts places that are looked at, so that no nesting of groups takes forever.
  mutating func countSlots(_ count: Int) throws(LayoutFault.Reason) {
    slotCount += min(count, Self.maximumSlotCount + 1)
    guard slotCount <= Self.maximumSlotCount else { throw .groupTooLarge }
  }

  /// Attaches the supplementary items of a group to its frame without its insets.
  private func attach(_ group: LayoutGroup, box: LayoutExtent, to pattern: inout GroupPattern) {
    guard !group.supplementaryItems.isEmpty, !pattern.cells.isEmpty else { return }
    let host = LayoutRect(
      origin: group.contentInsets.corner, size: pattern.size.inset(by: group.contentInsets))
    for item in group.supplementaryItems {
      pattern.supplementaries.append(
        supplementary(item, on: host, base: box, isOnGroup: true))
    }
  }

  /// Puts a supplementary item on its host.
  func supplementary(
    _ item: SupplementaryItem, on host: LayoutRect, base: LayoutExtent, isOnGroup: Bool
  ) -> PatternSupplementary {
    PatternSupplementary(
      series: PatternSupplementary.Series(elementKind: item.elementKind, isOnGroup: isOnGroup),
      frame: item.frame(on: host, size: grid.resolve(item.size, in: base)), zIndex: item.zIndex)
  }
}
