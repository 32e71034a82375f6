import MarqueeDiagnostics
import MarqueePropertyList

struct RuleReport {
  let rule: Rule
  let document: PropertyListDocument
  private(set) var diagnostics: [Diagnostic] = []

  /// Reports a fact.
  ///
  /// - Parameters:
  ///   - index: The reported value.
  ///   - range: The part of the text to point at; `nil` for the whole value.
  ///   - severity: A severity other than the rule's own.
  ///   - part: The part of the rule that finds it; `nil` if the rule has none.
  ///   - subject: What it is about; `nil` for the value.
  mutating func add(
    at index: ValueIndex, range: SourceRange? = nil, severity: Severity? = nil,
    part: RuleIdentifier? = nil, _ message: String, label: String = "", notes: [Note] = [],
    fixIts: [FixIt] = [],
    about subject: DiagnosticSubject? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.id, part: part, severity: severity ?? rule.severity, message: message,
        place: document.place(of: index, range: range), label: label, notes: notes, fixIts: fixIts,
        subject: subject))
  }

  func note(_ message: String, at index: ValueIndex, range: SourceRange? = nil) -> Note {
    Note(message, at: document.place(of: index, range: range))
  }
}
