/// A way to remove a diagnostic, and what it does to the file.
package struct PreviewFix: Hashable, Sendable {
  /// What is done, as an order.
  package var title: String
  /// The number of the first line that changes, from 1; `nil` if no lines are shown.
  package var line: Int?
  /// Lines that go, safe to print.
  package var removed: [String]
  /// Lines that come, safe to print.
  package var added: [String]

  package init(title: String, line: Int? = nil, removed: [String] = [], added: [String] = []) {
    self.title = title
    self.line = line
    self.removed = removed
    self.added = added
  }
}
