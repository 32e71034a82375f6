/// One reported fact about a source.
///
/// A message states one fact: it starts in lower case, quotes names in single quotes and ends
/// without a full stop. Why the fact matters and what else is involved is in ``notes``; what to
/// do about it is a fix-it's title. Authored text is kept as it is: a reporter escapes it for where
/// it prints.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that reports the fact.
  public var rule: RuleIdentifier
  /// How much it matters.
  public var severity: Severity
  /// The fact, in words that an author understands.
  public var message: String
  /// Where it is.
  public var place: Place
  /// A few words for the carets in an excerpt; empty for none.
  public var label: String
  /// Further facts: reasons, and other places that are involved.
  public var notes: [Note]
  /// Ways to remove the diagnostic, the best one first.
  public var fixIts: [FixIt]

  /// Makes a diagnostic.
  public init(
    rule: RuleIdentifier, severity: Severity, message: String, place: Place, label: String = "",
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.label = label
    self.notes = notes
    self.fixIts = fixIts
  }
}

extension Diagnostic {
  /// Whether this diagnostic is printed before another: by file, place, rule, then message.
  ///
  /// The order depends on nothing but the diagnostics themselves, so it is the same on every
  /// machine. A diagnostic of the whole file comes before those inside it.
  public static func areInOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.place.file != right.place.file { return left.place.file < right.place.file }
    if left.place.range?.start != right.place.range?.start {
      guard let rightRange = right.place.range else { return false }
      guard let leftRange = left.place.range else { return true }
      return leftRange.start < rightRange.start
    }
    if left.place.range == nil, left.place.codingPath != right.place.codingPath {
      return left.place.codingPath < right.place.codingPath
    }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
