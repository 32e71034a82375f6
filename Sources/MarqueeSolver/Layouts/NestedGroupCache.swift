import MarqueeScreen

/// The nested groups that a run has already solved.
///
/// A run examines its slots more than once: to see how many fit, to share free space, and to place
/// them. Without this cache, every level of nesting would double the work.
struct NestedGroupCache {
  private struct Entry {
    let outer: LayoutExtent
    let box: LayoutExtent
    let first: Int
    let pattern: GroupPattern
  }

  private var entries: [Int: Entry] = [:]

  /// Returns the solved group of a slot; `nil` if none was solved under the same conditions.
  func pattern(
    _ key: Int, outer: LayoutExtent, box: LayoutExtent, first: Int, supply: GroupSolver.Supply
  ) -> GroupPattern? {
    guard let entry = entries[key], entry.outer == outer, entry.first == first,
      entry.pattern.itemCount <= supply.count,
      // Apart from the group's own size, the box affects only views that are attached to the group.
      entry.box == box || entry.pattern.supplementaries.isEmpty
    else { return nil }
    return entry.pattern
  }

  /// Keeps a group that was solved with more items than it needs.
  mutating func insert(
    _ pattern: GroupPattern, _ key: Int, outer: LayoutExtent, box: LayoutExtent, first: Int,
    supply: GroupSolver.Supply
  ) {
    guard supply.count == GroupSolver.Supply.unlimited else { return }
    entries[key] = Entry(outer: outer, box: box, first: first, pattern: pattern)
  }
}
