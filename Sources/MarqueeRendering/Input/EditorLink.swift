package import MarqueeDiagnostics

/// How a page opens places in its file with an editor.
package struct EditorLink: Hashable, Sendable {
  /// The URL or the command, with `{path}`, `{line}` and `{column}`.
  package var address: EditorAddress
  package var path: String

  package init(_ address: EditorAddress, path: String) {
    self.address = address
    self.path = path
  }
}
