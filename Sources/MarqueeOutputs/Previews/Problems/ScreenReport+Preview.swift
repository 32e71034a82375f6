import MarqueeCompiler
package import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
package import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

extension ScreenReport {
  package var imageNames: Set<String> {
    Set(resolved.references.shownImageNames)
  }

  /// The preview: the readable part of the screen, and its diagnostics.
  ///
  /// - Parameters:
  ///   - images: The available images by name; those that the screen does not use are left out.
  ///   - request: What is asked for instead of the screen's own locale and direction.
  ///   - faults: The diagnostics of the settings and the library.
  ///   - paths: How files are named.
  ///   - editor: How places are opened; `nil` if they cannot be.
  /// - Complexity: O(*n*) in the items of the screen and the bytes of its text.
  package func preview(
    images: [String: PreviewImage], _ request: PreviewRequest = PreviewRequest(),
    faults: SharedFaults? = nil, paths: ShownPaths, editor: EditorAddress? = nil
  ) -> Preview {
    // What it shows of the library is among the faults of that.
    let kept = found.filter {
      $0.place.file == file || RuleRegistry[$0.rule]?.isAboutShown != true
    }
    let map = DiagnosticMap(kept, of: self, faults?.faults(of: file) ?? [], paths: paths)
    let names = imageNames
    return Preview(
      title: outputName, file: paths.path(file),
      scene: request.scene(of: self),
      origins: map.origins.sections, faultySections: map.faultySections, isBroken: map.isBroken,
      editor: editor.map { editor in
        EditorLink(editor, path: paths.absolutePath(of: parsed.file.path ?? file))
      },
      diagnostics: map.diagnostics, images: images.filter { names.contains($0.key) },
      direction: request.direction, chrome: chrome)
  }
}
