package import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueePropertyList
package import MarqueeScreen

/// A screen, a file of the library or the default values of the settings, with the values that an
/// app gets and everything that they depend on.
package struct ResolvedFile: Sendable {
  package let catalog: LocatedCatalog
  package let shown: ShownScreen
  package let imageNames: ImageNames
  /// Everything that it depends on, except its own bytes.
  package let references: References
  package let diagnostics: [Diagnostic]

  /// Collects what a catalog depends on.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics of its syntax and its structure.
  ///   - workers: The threads that do the work.
  /// - Complexity: O(*fields*), and the fields of the library items that it shows.
  package init(
    _ catalog: LocatedCatalog, diagnostics: [Diagnostic] = [], workers: Workers = .one
  ) {
    self.catalog = catalog
    shown = ShownScreen(catalog)
    self.diagnostics = diagnostics
    imageNames = ImageNames(in: catalog, workers)
    references = References(of: shown, imageNames: imageNames, workers)
  }

  /// Resolves a screen.
  ///
  /// - Parameters:
  ///   - document: Its property list; without values if it could not be read.
  ///   - syntaxDiagnostics: The diagnostics of its syntax.
  ///   - contentModel: The section types and kinds of items that it can use.
  ///   - library: The items that it can refer to.
  ///   - workers: The threads that do the work.
  /// - Complexity: O(*n*) in the bytes of the document.
  package init(
    screen document: PropertyListDocument, syntaxDiagnostics: [Diagnostic],
    contentModel: ContentModel, library: ItemLibrary = ItemLibrary(), workers: Workers = .one
  ) {
    let (catalog, diagnostics) = CheckedLoad.load(
      document, contentModel: contentModel, library: library, workers: workers)
    self.init(catalog, diagnostics: syntaxDiagnostics + diagnostics, workers: workers)
  }

  /// Returns a file of the library that the screen uses; `nil` if it uses none of that name.
  package func libraryDocument(named name: String) -> PropertyListDocument? {
    catalog.references.lazy.compactMap(\.target?.document).first { $0.source.name == name }
  }
}
