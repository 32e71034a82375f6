import MarqueeDiagnostics
import MarqueeLoading

/// Collects the diagnostics of one rule about what a screen shows.
struct ShownReport {
  let rule: Rule
  private(set) var diagnostics: [Diagnostic] = []

  /// Reports a fact about a value, where it is written.
  ///
  /// - Parameter range: A range of the bytes of its text; `nil` for the whole value.
  mutating func add(
    at value: ShownValue, range: Range<Int>? = nil, part: RuleIdentifier? = nil, _ message: String,
    label: String = "", notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    let origin = range.map(value.origin) ?? value.origin
    add(
      at: origin.place, part: part, message, label: label, notes: notes + use(of: origin, value),
      fixIts: fixIts)
  }

  /// Reports a fact at a place.
  mutating func add(
    at place: Place, part: RuleIdentifier? = nil, _ message: String, label: String = "",
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.id, part: part, severity: rule.severity, message: message, place: place,
        label: label, notes: notes, fixIts: fixIts))
  }

  /// Where the screen shows what is written in the library.
  private func use(of origin: Origin, _ value: ShownValue) -> [Note] {
    guard let use = origin.use, use != origin.place else { return [] }
    return [Note("'\(value.item?.libraryID ?? "")' is shown here", at: use)]
  }
}
