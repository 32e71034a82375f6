import MarqueeDiagnostics

struct WordDiff {
  /// Words that are equal, or replaced by others; one of the ranges may be empty.
  private struct Segment {
    var isSame: Bool
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [Substring]
  private let new: [Substring]
  private var segments: [Segment] = []

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* log *n*) in the words.
  init(from oldText: String, to newText: String) {
    old = Words.split(oldText)
    new = Words.split(newText)
    let script = LineScript(
      from: old.map { ArraySlice($0.utf8) }, to: new.map { ArraySlice($0.utf8) })
    var (oldCount, newCount) = (0, 0)
    for step in script.steps {
      let (oldStart, newStart) = (oldCount, newCount)
      if case .added = step {} else { oldCount += 1 }
      if case .removed = step {} else { newCount += 1 }
      add(
        Segment(isSame: !step.isChange, old: oldStart..<oldCount, new: newStart..<newCount))
    }
  }

  private mutating func add(_ segment: Segment) {
    let last = segments.count - 1
    if last >= 0, segments[last].isSame == segment.isSame {
      segments[last].old = segments[last].old.lowerBound..<segment.old.upperBound
      segments[last].new = segments[last].new.lowerBound..<segment.new.upperBound
    } else {
      segments.append(segment)
    }
  }

  /// The parts of both texts in order, with removed parts before the added ones in the same place.
  ///
  /// The unchanged and removed parts form the old text, and the unchanged and added ones the new
  /// text.
  var runs: [WordRun] {
    joinedSegments.flatMap { segment -> [WordRun] in
      guard !segment.isSame else {
        return [WordRun(kind: .same, text: old[segment.old].joined())]
      }
      return [
        WordRun(kind: .removed, text: old[segment.old].joined()),
        WordRun(kind: .added, text: new[segment.new].joined()),
      ].filter { !$0.text.isEmpty }
    }
  }

  /// The segments, with changes joined if only white space separates them.
  private var joinedSegments: [Segment] {
    segments.indices.reduce(into: []) { joined, index in
      let segment = segments[index]
      let last = joined.count - 1
      guard last > 0, replaces(segment), joined[last].isSame, isBlank(joined[last].old),
        replaces(joined[last - 1])
      else { return joined.append(segment) }
      let start = joined[last - 1]
      joined.removeLast(2)
      joined.append(
        Segment(
          isSame: false, old: start.old.lowerBound..<segment.old.upperBound,
          new: start.new.lowerBound..<segment.new.upperBound))
    }
  }

  private func replaces(_ segment: Segment) -> Bool {
    !segment.isSame && !segment.old.isEmpty && !segment.new.isEmpty
  }

  private func isBlank(_ words: Range<Int>) -> Bool {
    old[words].allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }
}
