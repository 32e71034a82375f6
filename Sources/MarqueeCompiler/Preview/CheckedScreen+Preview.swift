import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeFigures
import MarqueeLoading
import MarqueePropertyList
package import MarqueeRendering
import MarqueeScreen
import MarqueeValidation

extension CheckedScreen {
  /// The names of the images that the screen shows.
  package var imageNames: Set<String> {
    Set(resolved.references.shownImageNames)
  }

  /// The preview: the screen as far as it could be read, and its diagnostics.
  ///
  /// - Parameters:
  ///   - images: The available images by name; those that the screen does not use are left out.
  ///   - locale: The format of figures.
  ///   - faults: The diagnostics of the settings and the library.
  ///   - paths: How files are named.
  ///   - editor: How places are opened; `nil` if they cannot be.
  /// - Complexity: O(*n*) in the items of the screen and the bytes of its text.
  package func preview(
    images: [String: PreviewImage], locale: DisplayLocale = .enUS,
    faults: SharedFaults = .none, paths: ShownPaths, editor: EditorAddress? = nil
  ) -> Preview {
    let map = DiagnosticMap(self, faults.faults(of: file.name), paths: paths)
    let names = imageNames
    return Preview(
      title: file.outputName, file: paths.path(file.name), screen: screen,
      origins: map.origins.sections, faultySections: map.faultySections, isBroken: map.isBroken,
      editor: editor.map { editor in
        EditorLink(editor, path: paths.absolutePath(of: file.path ?? file.name))
      },
      diagnostics: map.diagnostics, images: images.filter { names.contains($0.key) },
      locale: locale,
      chrome: chrome)
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
