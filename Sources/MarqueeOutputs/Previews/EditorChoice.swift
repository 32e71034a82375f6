package import MarqueeDiagnostics

/// Whether pages link to an editor, and to which.
package enum EditorChoice: Hashable, Sendable {
  /// They do not, even if the settings name an editor.
  case none
  /// They link to this one.
  case editor(EditorAddress, name: String)

  /// The editor; `nil` for none.
  package var address: EditorAddress? {
    if case .editor(let address, _) = self { address } else { nil }
  }
}
