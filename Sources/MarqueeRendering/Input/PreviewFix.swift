/// A fix for a diagnostic, and its effect on the file.
package struct PreviewFix: Hashable, Sendable {
  package var title: String
  /// The number of the first changed line, from 1; `nil` if no lines are shown.
  package var line: Int?
  /// The removed lines, safe to print.
  package var removed: [String]
  /// The added lines, safe to print.
  package var added: [String]

  package init(title: String, line: Int? = nil, removed: [String] = [], added: [String] = []) {
    self.title = title
    self.line = line
    self.removed = removed
    self.added = added
  }
}
