/// How one list of lines becomes another, as a diff shows it: removed lines before added ones.
///
/// It takes time in proportion to the lines, whatever they are. So it is not always the shortest
/// script, but it is always right, and short where most lines are kept or differ from all others.
package struct LineScript: Sendable {
  /// A line as its bytes.
  package typealias Line = ArraySlice<UInt8>

  /// What becomes of one line.
  package enum Step: Hashable, Sendable {
    /// The line is in both lists, at these positions.
    case kept(old: Int, new: Int)
    /// The line at this position of the old list is gone.
    case removed(Int)
    /// The line at this position of the new list was not there.
    case added(Int)

    /// Whether the line is in one of the lists only.
    package var isChange: Bool { if case .kept = self { false } else { true } }
  }

  /// What becomes of each line, in order.
  package private(set) var steps: [Step] = []
  private var oldCount = 0
  private var newCount = 0

  /// Finds the steps from one list to another.
  ///
  /// - Parameters:
  ///   - known: Positions of lines that are known to be kept, in order. Those of lines that are not
  ///     equal are passed over, so that the script is right in any case.
  /// - Complexity: O(*n* log *n*) in the lines of both lists, and O(*n*) where most are known.
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

  /// Adds the steps between two runs of lines of which nothing is known.
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
