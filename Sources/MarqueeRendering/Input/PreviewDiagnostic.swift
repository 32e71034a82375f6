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
  /// The line, from 1; `nil` in a file without lines, and in another file than the screen's.
  package var line: Int?
  /// The column, from 1; `nil` where there is no line.
  package var column: Int?
  /// The section of the screen that is meant; `nil` for one that is not shown, and for the file.
  package var section: Int?
  /// The item of that section; `nil` for the section as a whole.
  package var item: Int?
  /// What is meant in ``Preview/faultySections``; `nil` if none of them is.
  package var faultySection: Int?
  /// What can be done about it, the best way first.
  package var fixes: [PreviewFix]

  package init(
    severity: Severity, rule: String, message: String, place: String, line: Int? = nil,
    column: Int? = nil, section: Int? = nil, item: Int? = nil, faultySection: Int? = nil,
    fixes: [PreviewFix] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.place = place
    self.line = line
    self.column = column
    self.section = section
    self.item = item
    self.faultySection = faultySection
    self.fixes = fixes
  }
}
