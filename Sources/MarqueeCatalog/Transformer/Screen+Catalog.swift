import MarqueeModels
package import MarqueeSupport

extension Screen {
  /// Transforms a catalog into a screen: fills in identifiers, ranks and layouts.
  ///
  /// If the catalog lacks the layout that a section names, the section gets that of its type; the
  /// checked load reports it.
  ///
  /// - Complexity: O(*n*) in the items of the catalog.
  public init(_ catalog: Catalog) {
    self.init(catalog, workers: .one)
  }

  /// Transforms a catalog into a screen, several sections at once.
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
