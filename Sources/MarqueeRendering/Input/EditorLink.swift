/// How a page opens places of its file in an editor.
package struct EditorLink: Hashable, Sendable {
  /// What the reader of a page does.
  package enum Way: String, Hashable, Sendable {
    /// Follows an address.
    case address
    /// Copies a command.
    case command
  }

  /// What the reader does.
  package var way: Way
  /// The address or the command, with `{path}`, `{line}` and `{column}`.
  package var template: String
  /// The file's absolute path.
  package var path: String

  package init(_ way: Way, template: String, path: String) {
    self.way = way
    self.template = template
    self.path = path
  }
}
