/// How one list of lines becomes another, as a diff shows it: removed lines before added ones.
///
/// Finding it takes time in proportion to the number of lines, whatever they are. The script is
/// always correct but not always the shortest. It is short if most lines are kept, or if most are
/// unique.
package struct LineScript: Sendable {
  package typealias Line = ArraySlice<UInt8>

  package enum Step: Hashable, Sendable {
    case kept(old: Int, new: Int)
    case removed(Int)
    case added(Int)

    package var isChange: Bool { if case .kept = self { false } else { true } }
  }

  /// The steps, in the order in which a diff shows them.
  package let steps: [Step]

  /// Finds the steps from one list to another.
  ///
  /// - Complexity: O(*n* log *n*) in the lines of both lists.
  package init(from old: [Line], to new: [Line]) {
    var steps: [Step] = []
    steps.reserveCapacity(max(old.count, new.count))
    var (oldCount, newCount) = (0, 0)
    for pair in LineMatcher.pairs(of: old, and: new) {
      steps += (oldCount..<pair.old).map(Step.removed) + (newCount..<pair.new).map(Step.added)
      steps.append(.kept(old: pair.old, new: pair.new))
      (oldCount, newCount) = (pair.old + 1, pair.new + 1)
    }
    steps += (oldCount..<old.count).map(Step.removed) + (newCount..<new.count).map(Step.added)
    self.steps = steps
  }
}
