import MarqueeCells
import MarqueeScreen

/// Solves a group with everything in it.
///
/// The rules were observed in UIKit: a group resolves its subitems in its inner box, nested groups
/// take items depth first, and an estimate is replaced by the measured size.
struct GroupSolver {
  struct Supply {
    /// The section's index of the first item.
    var first: Int
    /// The number of items; ``unlimited`` for a full group.
    var count = unlimited

    static let unlimited = Int.max

    /// Returns what is left without the first few items.
    func dropping(_ taken: Int) -> Supply {
      Supply(
        first: first + taken,
        count: count == Supply.unlimited ? count : max(0, count - taken))
    }
  }

  /// The most places that a group can have, including nested groups.
  static let maximumSlotCount = LayoutSection.maximumGroupCount

  let grid: PixelGrid
  /// The measured sizes of the section's cells, by item.
  var fitted: [Int: FittedSize] = [:]
  private(set) var slotCount = 0

  /// Solves a section's own group.
  ///
  /// - Parameters:
  ///   - box: The box that fractions in the group's size refer to.
  ///   - full: The group with enough items, if this one is to be trimmed to its content.
  ///   - axis: The direction in which it is trimmed.
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
  /// - Parameter size: The group's size, or its share of a parent with a count.
  mutating func solveNested(
    _ group: LayoutGroup, size: LayoutSize, in box: LayoutExtent, supply: Supply
  ) throws(LayoutFault.Reason) -> GroupPattern {
    var pattern = try fill(group, size: size, in: box, supply: supply)
    attach(group, box: box, to: &pattern)
    return pattern
  }

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

  /// Counts examined places, so that no nesting of groups takes forever.
  mutating func countSlots(_ count: Int) throws(LayoutFault.Reason) {
    slotCount += min(count, Self.maximumSlotCount + 1)
    guard slotCount <= Self.maximumSlotCount else { throw .groupTooLarge }
  }

  /// Attaches the supplementary items of a group to its frame, ignoring its insets.
  private func attach(_ group: LayoutGroup, box: LayoutExtent, to pattern: inout GroupPattern) {
    guard !group.supplementaryItems.isEmpty, !pattern.cells.isEmpty else { return }
    let host = LayoutRect(
      origin: group.contentInsets.corner, size: pattern.size.inset(by: group.contentInsets))
    for item in group.supplementaryItems {
      pattern.supplementaries.append(
        supplementary(item, on: host, base: box, isOnGroup: true))
    }
  }

  func supplementary(
    _ item: SupplementaryItem, on host: LayoutRect, base: LayoutExtent, isOnGroup: Bool
  ) -> PatternSupplementary {
    PatternSupplementary(
      series: PatternSupplementary.Series(elementKind: item.elementKind, isOnGroup: isOnGroup),
      frame: item.frame(on: host, size: grid.resolve(item.size, in: base)), zIndex: item.zIndex)
  }
}
