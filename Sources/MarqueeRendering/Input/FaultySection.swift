/// What is in a file in place of a section that a screen could show.
///
/// Drawings show it as a band between its neighbors, so that nothing vanishes without a word.
package struct FaultySection: Hashable, Sendable {
  /// The section of the screen that follows it; as many as there are if none does.
  package var index: Int
  /// What it is: `Section "New"`.
  package var title: String
  /// How bad the worst of its diagnostics is.
  package var severity: PreviewDiagnostic.Severity
  /// What the worst of its diagnostics says.
  package var message: String
  /// Where it is, as people read it: `Home.plist:12`.
  package var place: String
  /// The line, from 1; `nil` in a file without lines.
  package var line: Int?
  /// The worst of its diagnostics in ``Preview/diagnostics``; `nil` if it is of another version of the
  /// file.
  package var diagnostic: Int?
  /// Whether it is the file as a whole, of which nothing can be shown.
  package var isWhole: Bool

  package init(
    index: Int, title: String, severity: PreviewDiagnostic.Severity, message: String,
    place: String, line: Int? = nil, diagnostic: Int? = nil, isWhole: Bool = false
  ) {
    self.index = index
    self.title = title
    self.severity = severity
    self.message = message
    self.place = place
    self.line = line
    self.diagnostic = diagnostic
    self.isWhole = isWhole
  }
}
