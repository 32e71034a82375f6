package import MarqueeDiagnostics
package import MarqueeSolver

package struct PreviewDiagnostic: Hashable, Sendable {
  package var severity: Severity
  /// The rule's identifier; empty for what no rule says.
  package var rule: String
  package var subject: ScreenView.Subject?
  package var message: String
  /// The place, as people read it: `Home.plist:12:5`; empty for none.
  package var place: String
  /// The line, from 1; `nil` in a file without lines, and in a file other than the screen's.
  package var line: Int?
  /// The column, from 1; `nil` without a line.
  package var column: Int?
  /// The section of the screen; `nil` for one that is not shown, and for the whole file.
  package var section: Int?
  /// The item of that section; `nil` for the whole section.
  package var item: Int?
  /// The index in ``Preview/faultySections``; `nil` if it concerns none of them.
  package var faultySection: Int?
  /// Whether it holds in some views only.
  package var isOfViews = false
  /// The fixes, the best one first.
  package var fixes: [PreviewFix] = []

  package init(
    severity: Severity, rule: String, subject: ScreenView.Subject? = nil, message: String,
    place: String, section: Int? = nil, item: Int? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.subject = subject
    self.message = message
    self.place = place
    self.section = section
    self.item = item
  }
}
