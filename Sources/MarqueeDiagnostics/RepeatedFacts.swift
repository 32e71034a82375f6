extension [Diagnostic] {
  /// Joins diagnostics with equal messages that state one fact about several places.
  ///
  /// The first of them stays, with the places of the others as notes; its fix-its edit all places
  /// in its file. A diagnostic of another file that `marquee fix` can remove stays too, because its
  /// edits belong to that file. Notes are not joined but left out, because they say what was not
  /// checked.
  ///
  /// - Parameters:
  ///   - placeCount: How many other places of a fact are named; further ones are only counted.
  ///   - isOneFact: Whether equal messages of a rule are one fact.
  /// - Complexity: O(*n*) in the diagnostics.
  package func joiningRepeats(
    naming placeCount: Int = .max, where isOneFact: (RuleIdentifier) -> Bool
  ) -> [Diagnostic] {
    var positions: [Fact: Int] = [:]
    var kept: [Diagnostic] = []
    for diagnostic in self {
      guard isOneFact(diagnostic.rule) else {
        kept.append(diagnostic)
        continue
      }
      let fact = Fact(
        rule: diagnostic.rule, severity: diagnostic.severity, message: diagnostic.message)
      guard let position = positions[fact], kept[position].canJoin(diagnostic) else {
        if positions[fact] == nil { positions[fact] = kept.count }
        kept.append(diagnostic)
        continue
      }
      if diagnostic.severity != .note { kept[position].join(diagnostic) }
    }
    for position in positions.values { kept[position].limitPlaces(to: placeCount) }
    return kept
  }
}

/// What a diagnostic says, apart from where.
private struct Fact: Hashable {
  let rule: RuleIdentifier
  let severity: Severity
  let message: String
}

extension Diagnostic {
  private static let repetition = "also here"

  fileprivate func canJoin(_ other: Diagnostic) -> Bool {
    place.file == other.place.file || !other.fixIts.contains { $0.applicability == .safe }
  }

  fileprivate mutating func join(_ other: Diagnostic) {
    notes.append(Note(Self.repetition, at: other.place))
    notes += other.notes.filter { $0.message == Self.repetition }
    guard place.file == other.place.file else { return }
    for fixIt in other.fixIts {
      guard let position = fixIts.firstIndex(where: { $0.title == fixIt.title }) else { continue }
      fixIts[position].edits += fixIt.edits
    }
  }

  /// Counts all other places but the first few instead of naming them.
  fileprivate mutating func limitPlaces(to count: Int) {
    let repetitions = notes.filter { $0.message == Self.repetition }
    guard repetitions.count > count else { return }
    notes.removeAll { $0.message == Self.repetition }
    notes += repetitions.prefix(count)
    notes.append(Note("and in \(repetitions.count - count) more places"))
  }
}
