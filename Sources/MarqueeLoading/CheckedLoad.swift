package import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueePropertyList

/// Loads a catalog and finds everything that is wrong with its form.
package enum CheckedLoad {
  /// Loads a screen.
  ///
  /// - Parameters:
  ///   - document: The screen's property list.
  ///   - sectionTypes: The section types that it may use.
  ///   - workers: Who loads the models of the sections.
  /// - Returns: The catalog with its places, and what is wrong with its form; whether its content
  ///   makes sense is for rules to say.
  /// - Complexity: O(*n*) in the bytes of the document.
  package static func load(
    _ document: PropertyListDocument, sectionTypes: SectionTypes, workers: Workers = .one
  ) -> (catalog: LocatedCatalog, diagnostics: [Diagnostic]) {
    var (located, diagnostics) = StructureCheck.check(
      screen: document, sectionTypes: sectionTypes)
    diagnostics += SectionDecoding.decode(
      &located, sectionTypes: sectionTypes, workers: workers)
    return (located, diagnostics)
  }
}
