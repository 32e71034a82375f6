/// One reported fact about a source.
///
/// A message states one fact: it starts in lower case, quotes names in single quotes and ends
/// without a full stop. ``notes`` say why the fact matters and what else is involved; a fix-it's
/// title says what to do about it. Authored text is kept as is: each reporter escapes it for its
/// own output, and long ones are cut.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that reports the fact.
  public var rule: RuleIdentifier
  /// The part of the rule that reports it; the rule itself if it has no parts.
  ///
  /// Parts were rules before, so that a setting, a comment or a baseline may still name them.
  package let part: RuleIdentifier
  /// How much the fact matters.
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
  /// What it is about, wherever it stands; `nil` for the value at ``place``.
  package var subject: DiagnosticSubject?
  /// Whether it is a note whatever severity the settings give its rule.
  package var staysNote = false

  package init(
    rule: RuleIdentifier, part: RuleIdentifier? = nil, severity: Severity, message: String,
    place: Place, label: String = "", notes: [Note] = [], fixIts: [FixIt] = [],
    subject: DiagnosticSubject? = nil
  ) {
    self.rule = rule
    self.part = part ?? rule
    self.severity = severity
    self.message = MessageText.cut(message)
    self.place = place
    self.label = MessageText.cut(label)
    self.notes = notes
    self.fixIts = fixIts
    self.subject = subject
  }
}

extension Diagnostic {
  /// All names of its rule; the last one stands for the fewest diagnostics.
  package var ruleNames: [RuleIdentifier] { part == rule ? [rule] : [rule, part] }

  /// Whether this diagnostic is printed before another: by file, place, rule, then message.
  ///
  /// The order depends only on the diagnostics themselves, so it is the same on every machine. A
  /// diagnostic of the whole file comes before those inside it.
  public func precedes(_ other: Diagnostic) -> Bool {
    if place.file != other.place.file { return place.file < other.place.file }
    if place.range?.start != other.place.range?.start {
      guard let rightRange = other.place.range else { return false }
      guard let leftRange = place.range else { return true }
      return leftRange.start < rightRange.start
    }
    if place.range == nil, place.codingPath != other.place.codingPath {
      return place.codingPath < other.place.codingPath
    }
    if rule != other.rule { return rule < other.rule }
    return message < other.message
  }
}
