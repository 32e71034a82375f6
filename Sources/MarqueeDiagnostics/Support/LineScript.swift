/// How one list of lines becomes another, as a diff shows it: removed lines before added ones.
///
/// Finding it takes time in proportion to the number of lines, whatever they are. The script is
/// always correct but not always the shortest. It is short if most lines are kept, or if most are
/// unique.
package struct LineScript: Sendable {
  /// A line as its bytes.
  package typealias Line = ArraySlice<UInt8>

  package enum Step: Hashable, Sendable {
    case kept(old: Int, new: Int)
    case removed(Int)
    case added(Int)

    package var isChange: Bool { if case .kept = self { false } else { true } }
  }

  /// The steps, in the order in which a diff shows them.
  package private(set) var steps: [Step] = []
  private var oldCount = 0
  private var newCount = 0

  /// Finds the steps from one list to another.
  ///
  /// - Complexity: O(*n* log *n*) in the lines of both lists.
  package init(from old: [Line], to new: [Line]) {
    steps.reserveCapacity(max(old.count, new.count))
    for pair in LineMatcher.pairs(of: old, and: new) {
      change(upToOld: pair.old, new: pair.new)
      steps.append(.kept(old: pair.old, new: pair.new))
      (oldCount, newCount) = (pair.old + 1, pair.new + 1)
    }
    change(upToOld: old.count, new: new.count)
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
