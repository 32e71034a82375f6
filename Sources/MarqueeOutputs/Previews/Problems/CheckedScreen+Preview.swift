import MarqueeCompiler
package import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
package import MarqueeRendering
import MarqueeScreen
package import MarqueeValidation

extension CheckedScreen {
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
    let kept = diagnostics.filter { diagnostic in
      let rule = RuleRegistry[diagnostic.rule]
      // What it shows of the library is among the faults of that.
      return (diagnostic.place.file == file.name || rule?.isAboutShown != true)
        && (!holdsInAllViews || rule?.isOfViews != true)
    }
    let map = DiagnosticMap(kept, of: self, faults.faults(of: file.name), paths: paths)
    let names = imageNames
    return Preview(
      title: file.outputName, file: paths.path(file.name), screen: screen,
      origins: map.origins.sections, faultySections: map.faultySections, isBroken: map.isBroken,
      editor: editor.map { editor in
        EditorLink(editor, path: paths.absolutePath(of: file.path ?? file.name))
      },
      diagnostics: map.diagnostics, images: images.filter { names.contains($0.key) },
      locale: request.locale(of: self), direction: request.direction, chrome: chrome)
  }
}

extension CheckedScreen {
  /// The diagnostics of the rules about views, for each of some views and for no other.
  ///
  /// - Parameters:
  ///   - views: The views, which need not be those of the settings.
  ///   - library: The images of the content folder; `nil` if none are known.
  ///   - settings: The settings of the content folder.
  ///   - paths: How files are named.
  /// - Complexity: O(*n*) in the items of the screen for each view.
  package func problems(
    in views: [WallVariant.View], images library: ImageLibrary?, settings: Settings,
    paths: ShownPaths
  ) -> [WallVariant.View: [PreviewDiagnostic]] {
    let views = Array(Set(views))
    let findings = views.map { view in
      ViewFindings(
        of: resolved, shownAs: screen, in: library, settings: settings,
        views: JudgedViews(view.id, locale: view.locale), isMeasured: self.views.isMeasured)
    }
    let found = Validator(settings: settings)
      .validate(viewsOf: resolved, findings, images: library)
    let problems = found.map { DiagnosticMap($0, of: self, paths: paths).diagnostics }
    return Dictionary(uniqueKeysWithValues: zip(views, problems))
  }
}

extension EditorLink {
  fileprivate init(_ address: EditorAddress, path: String) {
    switch address {
    case .template(let template): self.init(.address, template: template, path: path)
    case .command(let template): self.init(.command, template: template, path: path)
    }
  }
}
