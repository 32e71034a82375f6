package import MarqueeDiagnostics

/// A part of a file that should be a section but cannot be shown as one.
///
/// Drawings show it as a band between its neighbors, so that nothing disappears silently.
package struct FaultySection: Hashable, Sendable {
  /// The index of the next shown section; the number of sections if there is none.
  package var index: Int
  /// Its description: `Section "New"`.
  package var title: String
  package var severity: Severity
  package var message: String
  /// Its place, as people read it: `Home.plist:12`.
  package var place: String
  /// The line, from 1; `nil` in a file without lines.
  package var line: Int?
  /// The index of its worst diagnostic in ``Preview/diagnostics``; `nil` if that belongs to another
  /// version of the file.
  package var diagnostic: Int?
  /// Whether it is the whole file, none of which can be shown.
  package var isWhole: Bool

  package init(
    index: Int, title: String, severity: Severity, message: String,
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
