import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

/// The fields that the unknown keys of a dictionary were meant to be.
///
/// Each field is meant by at most one key: the one for which most speaks.
struct KeyAssignment {
  /// Why a key is taken for a field, the best reason first.
  enum Reason: Int {
    case spelling
    case meaning
    /// Nothing else can be meant, because only one required key is absent.
    case elimination
  }

  struct Match {
    let field: Field
    let reason: Reason
    let isAccepted: Bool
  }

  private(set) var matches: [ValueIndex: Match] = [:]
  private(set) var missing: [Field]
  /// A key that was meant to be one of several fields, any of which is enough.
  private(set) var undecided: (key: ValueIndex, fields: [Field])?

  private let document: PropertyListDocument
  private let sectionTypes: SectionTypes
  private let table: FieldTable
  private let fields: [Field]
  let present: Set<String>
  /// The keys of the fields that are present, or that a key was meant to be.
  private var taken: Set<String>

  /// Finds the fields that unknown keys were meant to be.
  ///
  /// - Parameters:
  ///   - unknownKeys: The keys, in order.
  ///   - found: The fields that are present, as a set of positions.
  ///   - missing: The required fields that are absent.
  ///   - sectionTypes: The types by which a section's type is recognized.
  /// - Complexity: O(*keys* × *fields*).
  init(
    of unknownKeys: [ValueIndex], to table: FieldTable, found: UInt64, missing: [Field],
    in document: PropertyListDocument, _ sectionTypes: SectionTypes
  ) {
    self.document = document
    self.sectionTypes = sectionTypes
    self.table = table
    fields = table.fields
    self.missing = missing
    let fields = fields
    present = Set(fields.indices.filter { found & (1 << UInt64($0)) != 0 }.map { fields[$0].key })
    taken = present
    assign(unknownKeys)
    eliminate(unknownKeys)
  }

  // MARK: Candidates

  private struct Candidate {
    let key: ValueIndex
    let match: Match
    let isWanted: Bool
    /// How far the key is from the field, among candidates with the same reason.
    let distance: Int

    /// The order in which candidates are chosen.
    var rank: (Int, Int, Int, ValueIndex) {
      // A word for the same thing says more than a spelling with several wrong letters.
      let strength =
        switch (match.isAccepted, match.reason) {
        case (false, _): 3
        case (true, .spelling): distance > 1 ? 2 : 0
        case (true, _): 1
        }
      return (strength, isWanted ? 0 : 1, distance, key)
    }
  }

  private mutating func assign(_ keys: [ValueIndex]) {
    // A field can be missing because its alternative is misspelled.
    let wanted = missing + missing.compactMap(standIn)
    var candidates: [Candidate] = []
    for key in keys { addCandidates(for: key, wanted, to: &candidates) }
    candidates.sort { $0.rank < $1.rank }
    for candidate in candidates
    where matches[candidate.key] == nil && !taken.contains(candidate.match.field.key) {
      let match = candidate.match
      if match.reason == .spelling || !isReplaced(match.field) { choose(match, for: candidate.key) }
    }
  }

  private func addCandidates(
    for key: ValueIndex, _ wanted: [Field], to candidates: inout [Candidate]
  ) {
    let name = document.string(of: key)
    func nearest(_ fields: [Field]) -> (field: Field, distance: Int)? {
      Suggestion.match(for: name, among: fields.map(\.key)).flatMap { match in
        fields.first { $0.key == match.name }.map { ($0, match.distance) }
      }
    }
    // What is almost the key of a required field is that one, even if another one is nearer.
    let required = nearest(wanted).flatMap { document.accepts($0.field.kind, key + 1) ? $0 : nil }
    func add(_ field: Field, _ reason: Reason, _ distance: Int) {
      let isAccepted = document.accepts(field.kind, key + 1)
      candidates.append(
        Candidate(
          key: key, match: Match(field: field, reason: reason, isAccepted: isAccepted),
          isWanted: wanted.contains { $0.key == field.key }, distance: distance))
    }
    if let (field, distance) = required ?? nearest(fields) { add(field, .spelling, distance) }
    for match in KeyMeanings.matches(name) {
      for field in fields
      where KeyMeanings.plain(field.key) == match.key && suits(key + 1, field) {
        add(field, .meaning, match.position)
      }
    }
    for field in wanted where field.kind == .sectionType && namesSectionType(key + 1) {
      add(field, .meaning, 0)
    }
  }

  private func suits(_ value: ValueIndex, _ field: Field) -> Bool {
    guard document.accepts(field.kind, value) else { return false }
    guard document[value].kind == .string else { return true }
    let isAddress = WebPrefix(of: document.string(of: value).utf8) != nil
    if field.kind.isImageName { return !isAddress }
    if field.kind.isLink, !field.kind.means(.destination) { return isAddress }
    if field.kind == .sectionType { return namesSectionType(value) }
    return !isAddress || field.kind.isLink
  }

  private func namesSectionType(_ value: ValueIndex) -> Bool {
    document[value].kind == .string && sectionTypes[document.string(of: value)] != nil
  }

  // MARK: Choices

  private mutating func choose(_ match: Match, for key: ValueIndex) {
    matches[key] = match
    taken.insert(match.field.key)
    guard match.isAccepted else { return }
    let explained = alternatives(to: match.field)
    missing.removeAll { explained.contains($0) }
  }

  /// Assigns the only key that is left to the only required field that is left.
  private mutating func eliminate(_ keys: [ValueIndex]) {
    let left = keys.filter { matches[$0] == nil }
    guard left.count == 1, let key = left.first, let first = missing.first,
      alternatives(to: first) == missing
    else { return }
    var fitting = missing.filter { document.accepts($0.kind, key + 1) }
    if fitting.count > 1 { fitting = fitting.filter { suits(key + 1, $0) } }
    guard let field = fitting.first else { return }
    if fitting.count == 1 {
      choose(Match(field: field, reason: .elimination, isAccepted: true), for: key)
    } else {
      undecided = (key, missing)
      missing = []
    }
  }

  /// The field of the table that makes another one unnecessary; `nil` if there is none.
  private func standIn(for field: Field) -> Field? {
    guard case .requiredUnless(let key) = field.presence else { return nil }
    return fields.first { $0.key == key }
  }

  /// A missing field and the fields that could replace it.
  private func alternatives(to field: Field) -> [Field] {
    missing.filter {
      $0 == field || table.hasExactlyOneField || $0.presence == .requiredUnless(field.key)
    }
  }

  /// Whether a field is neither there nor meant, nor made unnecessary by one that is.
  func isFree(_ field: Field) -> Bool { !taken.contains(field.key) && !isReplaced(field) }

  /// Whether another field replaces it, or the one that it needs is absent.
  private func isReplaced(_ field: Field) -> Bool {
    switch field.presence {
    case .requiredUnless(let other): taken.contains(other)
    case .onlyWith(let others): taken.isDisjoint(with: others)
    default: table.hasExactlyOneField && table.fields.choices.contains { taken.contains($0.key) }
    }
  }
}
