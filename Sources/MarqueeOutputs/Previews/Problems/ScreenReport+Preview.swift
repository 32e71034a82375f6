import MarqueeCompiler
package import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
package import MarqueeRendering
import MarqueeScreen
package import MarqueeSolver
package import MarqueeValidation

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
  ///   - holdsInAllViews: Whether to leave out the diagnostics of single views; see
  ///     ``problems(in:images:settings:paths:)``.
  /// - Complexity: O(*n*) in the items of the screen and the bytes of its text.
  package func preview(
    images: [String: PreviewImage], _ request: PreviewRequest = PreviewRequest(),
    faults: SharedFaults = .none, paths: ShownPaths, editor: EditorAddress? = nil,
    holdsInAllViews: Bool = false
  ) -> Preview {
    let kept = found.filter { diagnostic in
      let rule = RuleRegistry[diagnostic.rule]
      // What it shows of the library is among the faults of that.
      return (diagnostic.place.file == file || rule?.isAboutShown != true)
        && (!holdsInAllViews || rule?.isOfViews != true)
    }
    let map = DiagnosticMap(kept, of: self, faults.faults(of: file), paths: paths)
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

extension ScreenReport {
  /// The diagnostics of the rules about views for one view, and for no other.
  ///
  /// - Parameters:
  ///   - view: The view, which need not be one of the settings.
  ///   - library: The images of the content folder; `nil` if none are known.
  ///   - settings: The settings of the content folder.
  ///   - paths: How files are named.
  /// - Complexity: O(*n*) in the items of the screen.
  package func problems(
    in view: ScreenView, images library: ImageLibrary?, settings: Settings, paths: ShownPaths
  ) -> [PreviewDiagnostic] {
    let findings = ViewFindings(
      of: resolved, shownAs: view.scene, in: library, settings: settings, views: JudgedViews(view),
      isMeasured: views.isMeasured)
    let problems = Validator(settings: settings).validate(
      viewOf: resolved, findings, images: library)
    return DiagnosticMap(problems, of: self, paths: paths).diagnostics
  }
}
