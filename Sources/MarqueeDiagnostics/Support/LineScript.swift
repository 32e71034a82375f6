/// How one list of lines becomes another, as a diff shows it: removed lines before added ones.
///
/// Finding it takes time in proportion to the number of lines, whatever they are. The script is
/// always correct but not always the shortest. It is short if most lines are kept, or if most are
/// unique.
package struct LineScript: Sendable {
  /// A line as its bytes.
  package typealias Line = ArraySlice<UInt8>

  /// What happens to one line.
  package enum Step: Hashable, Sendable {
    /// The line is in both lists, at these positions.
    case kept(old: Int, new: Int)
    /// The line at this position of the old list was removed.
    case removed(Int)
    /// The line at this position of the new list was added.
    case added(Int)

    /// Whether only one of the lists has the line.
    package var isChange: Bool { if case .kept = self { false } else { true } }
  }

  /// The steps, in the order in which a diff shows them.
  package private(set) var steps: [Step] = []
  private var oldCount = 0
  private var newCount = 0

  /// Finds the steps from one list to another.
  ///
  /// - Parameters:
  ///   - known: Positions of lines that are known to be kept, in order. Pairs whose lines differ
  ///     are ignored, so the script is correct in any case.
  /// - Complexity: O(*n* log *n*) in the lines of both lists, and O(*n*) if most are known.
  package init(
    from old: [Line], to new: [Line], keeping known: [(old: Int, new: Int)] = []
  ) {
    steps.reserveCapacity(max(old.count, new.count))
    for pair in known
    where pair.old >= oldCount && pair.new >= newCount && old.indices.contains(pair.old)
      && new.indices.contains(pair.new) && old[pair.old] == new[pair.new]
    {
      addGap(old[oldCount..<pair.old], new[newCount..<pair.new])
      keep(old: pair.old, new: pair.new)
    }
    addGap(old[oldCount...], new[newCount...])
  }

  /// Adds the steps between two runs of lines that no known pair covers.
  private mutating func addGap(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) {
    if !old.isEmpty, !new.isEmpty {
      for pair in LineMatcher.pairs(of: old, and: new) { keep(old: pair.old, new: pair.new) }
    }
    change(upToOld: old.endIndex, new: new.endIndex)
  }

  private mutating func keep(old: Int, new: Int) {
    change(upToOld: old, new: new)
    steps.append(.kept(old: old, new: new))
    (oldCount, newCount) = (old + 1, new + 1)
  }

  private mutating func change(upToOld old: Int, new: Int) {
    while oldCount < old {
      steps.append(.removed(oldCount))
      oldCount += 1
    }
    while newCount < new {
      steps.append(.added(newCount))
      newCount += 1
    }
  }
}
