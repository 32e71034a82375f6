/// How a page opens places in its file with an editor.
package struct EditorLink: Hashable, Sendable {
  /// The action of a page's reader.
  package enum Way: String, Hashable, Sendable {
    /// Follows a URL.
    case address
    /// Copies a command.
    case command
  }

  /// The action.
  package var way: Way
  /// The URL or the command, with `{path}`, `{line}` and `{column}`.
  package var template: String
  /// The file's absolute path.
  package var path: String

  package init(_ way: Way, template: String, path: String) {
    self.way = way
    self.template = template
    self.path = path
  }
}
