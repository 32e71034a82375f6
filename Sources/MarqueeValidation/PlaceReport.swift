import MarqueeDiagnostics
import MarqueeLoading

/// Collects the diagnostics of one rule about a content folder, or about what a screen shows.
struct PlaceReport {
  let rule: Rule
  private(set) var diagnostics: [Diagnostic] = []

  /// Reports a fact about a value, where it is written.
  ///
  /// - Parameter range: A range of the bytes of its text; `nil` for the whole value.
  mutating func add(
    at value: ShownValue, range: Range<Int>? = nil, severity: Severity? = nil,
    part: RuleIdentifier? = nil, _ message: String,
    label: String = "", notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    let origin = range.map(value.origin) ?? value.origin
    add(
      at: origin.place, severity: severity, part: part, message, label: label,
      notes: notes + use(of: origin, value),
      fixIts: fixIts)
  }

  /// Reports a fact about a file, or about a place in it.
  mutating func add(
    at place: Place, severity: Severity? = nil, part: RuleIdentifier? = nil, _ message: String,
    label: String = "", notes: [Note] = [], fixIts: [FixIt] = [],
    about subject: DiagnosticSubject? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.id, part: part, severity: severity ?? rule.severity, message: message,
        place: place, label: label, notes: notes, fixIts: fixIts, subject: subject))
  }

  mutating func add(contentsOf diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
  }

  /// Reports what is not seen of a value in some views.
  ///
  /// - Parameter severity: A severity other than the rule's own, or a note if no view counts.
  mutating func add(
    _ fault: ViewFaults.Fault, severity: Severity? = nil, _ message: String, notes: [Note] = []
  ) {
    let staysNote = severity == nil && !fault.counts
    let severity = severity ?? (fault.counts ? rule.severity : .note)
    if let value = fault.value {
      add(at: value, severity: severity, message, notes: notes)
    } else {
      let place = fault.item?.place ?? fault.section.place
      add(at: place, severity: severity, message, notes: notes)
    }
    diagnostics[diagnostics.count - 1].staysNote = staysNote
  }

  /// Where the screen shows what is written in the library.
  private func use(of origin: Origin, _ value: ShownValue) -> [Note] {
    guard let use = origin.use, use != origin.place else { return [] }
    return [Note("'\(value.item?.libraryID ?? "")' is shown here", at: use)]
  }
}
