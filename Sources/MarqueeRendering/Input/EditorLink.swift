/// How a page opens places in its file with an editor.
package struct EditorLink: Hashable, Sendable {
  package enum Way: String, Hashable, Sendable {
    case address
    case command
  }

  package var way: Way
  /// The URL or the command, with `{path}`, `{line}` and `{column}`.
  package var template: String
  package var path: String

  package init(_ way: Way, template: String, path: String) {
    self.way = way
    self.template = template
    self.path = path
  }
}
