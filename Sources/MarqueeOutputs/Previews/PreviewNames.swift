package import MarqueeCompiler
package import MarqueeDiagnostics
import MarqueePlatform
import MarqueeValidation

/// How previews name files, and the editor that opens them.
package struct PreviewNames: Sendable {
  package let paths: ShownPaths
  package let editor: EditorAddress?

  /// - Parameters:
  ///   - content: The content.
  ///   - path: The path as given: a content folder, or a property list in one.
  ///   - editor: The editor that pages open lines in; they then hold absolute paths.
  package init(of content: ContentFolder, at path: String, editor: EditorAddress? = nil) {
    paths = ShownPaths(
      workingFolder: FileManager.default.currentDirectoryPath, content: content.root ?? path)
    self.editor = editor
  }

  /// The names in published pages: equal content has equal pages, so neither the current folder nor
  /// the name of the content folder is in them, and no editor can open files of another machine.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - path: The path of the content folder.
  package init(publishing content: ContentFolder, at path: String) {
    paths = ShownPaths(
      workingFolder: FileManager.default.currentDirectoryPath, fromContent: content.root ?? path)
    editor = nil
  }
}
