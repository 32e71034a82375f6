import MarqueeLayout

/// The nested groups that one run has solved already.
///
/// A run looks at its slots more than once: to see how many fit, to share free room, and to place
/// them. Without this, every level of nesting would double the work.
struct NestedGroupCache {
  private struct Entry {
    let outer: LayoutExtent
    let box: LayoutExtent
    let first: Int
    let pattern: GroupPattern
    /// Whether it was solved with more items than it takes.
    let isFull: Bool
  }

  private var entries: [Int: Entry] = [:]

  /// The solved group of a slot; `nil` if none was solved under the same conditions.
  func pattern(
    _ key: Int, outer: LayoutExtent, box: LayoutExtent, first: Int, supply: GroupSolver.Supply
  ) -> GroupPattern? {
    guard let entry = entries[key], entry.outer == outer, entry.first == first, entry.isFull,
      entry.pattern.itemCount <= supply.count,
      // The box matters beyond the group's own size only to what is attached to the group.
      entry.box == box || entry.pattern.supplementaries.isEmpty
    else { return nil }
    return entry.pattern
  }

  /// Keeps a solved group.
  mutating func insert(
    _ pattern: GroupPattern, _ key: Int, outer: LayoutExtent, box: LayoutExtent, first: Int,
    supply: GroupSolver.Supply
  ) {
    entries[key] = Entry(
      outer: outer, box: box, first: first, pattern: pattern,
      isFull: supply.count == GroupSolver.Supply.unlimited)
  }
}
