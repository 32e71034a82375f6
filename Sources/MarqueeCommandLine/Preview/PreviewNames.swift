import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How previews name files, and in which editor they open them.
struct PreviewNames: Sendable {
  let paths: ShownPaths
  var editor: EditorAddress?

  /// - Parameters:
  ///   - content: The content.
  ///   - path: What was given: a content folder, or a property list in one.
  ///   - choice: The editor that was asked for; `nil` for that of the settings.
  init(of content: ContentFolder, at path: String, _ choice: EditorChoice?) {
    paths = ShownPaths(
      workingFolder: FileManager.default.currentDirectoryPath, content: content.root ?? path)
    editor = choice.map(\.address) ?? content.settings.editor
  }
}
