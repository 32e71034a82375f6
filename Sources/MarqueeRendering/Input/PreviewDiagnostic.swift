/// A diagnostic as a preview shows it.
package struct PreviewDiagnostic: Hashable, Sendable {
  /// How much it matters.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    case note
    case warning
    case error
  }

  /// How much it matters.
  package var severity: Severity
  /// The rule's identifier.
  package var rule: String
  /// The fact.
  package var message: String
  /// Where it is, as people read it: `Home.plist:12:5`.
  package var place: String
  /// The section of the screen that is meant; `nil` for one that is not shown, and for the file.
  package var section: Int?
  /// The item of that section; `nil` for the section as a whole.
  package var item: Int?

  package init(
    severity: Severity, rule: String, message: String, place: String, section: Int? = nil,
    item: Int? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.place = place
    self.section = section
    self.item = item
  }
}
