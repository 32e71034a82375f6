import MarqueeModels
package import MarqueeSupport

extension Screen {
  /// Turns a catalog into a screen: identifiers, ranks and layouts are filled in.
  ///
  /// A layout that a section names and the catalog does not have is replaced by that of the section's
  /// type; the checked load reports it.
  ///
  /// - Complexity: O(*n*) in the items of the catalog.
  public init(_ catalog: Catalog) {
    self.init(catalog, workers: .one)
  }

  /// Turns a catalog into a screen, several sections at once.
  package init(_ catalog: Catalog, workers: Workers) {
    self.init(ScreenTransformer(catalog, workers), workers: workers)
  }

  /// Makes all sections of a screen, several at once.
  package init(_ transformer: ScreenTransformer, workers: Workers) {
    let positions = Array(0..<transformer.sectionCount)
    self.init(
      formatVersion: transformer.formatVersion,
      sections: workers.map(positions, inRunsOf: 64, transformer.section),
      layouts: transformer.layouts, layoutConfiguration: transformer.layoutConfiguration,
      currency: transformer.currency,
      itemKinds: transformer.itemKinds, ownValues: transformer.ownValues,
      ownFields: transformer.ownFields)
  }
}
