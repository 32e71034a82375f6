import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
package import MarqueeRendering
package import MarqueeScreen

extension CheckedScreen {
  /// The names of the images that the screen shows.
  package var imageNames: Set<String> {
    Set(screen.sections.flatMap { $0.items.compactMap(\.imageName) })
  }

  /// What a preview shows: the screen as far as it could be read, and what is wrong with it.
  ///
  /// - Parameters:
  ///   - images: The images that there are, by name; those that the screen does not use are left
  ///     out.
  ///   - locale: The form of the figures.
  /// - Complexity: O(*n*) in the items of the screen and the bytes of its text.
  package func preview(
    images: [String: PreviewImage], locale: DisplayLocale = .enUS
  ) -> Preview {
    let origins = SourceMap(self)
    let names = imageNames
    return Preview(
      title: source.outputName, file: source.name, screen: screen, origins: origins.sections,
      diagnostics: diagnostics.map(origins.preview),
      images: images.filter { names.contains($0.key) }, locale: locale,
      chrome: chrome)
  }
}
