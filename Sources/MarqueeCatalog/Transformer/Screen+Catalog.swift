package import MarqueeScreen

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
    let transformer = ScreenTransformer(catalog, workers)
    self.init(
      formatVersion: catalog.formatVersion,
      sections: workers.map(
        Array(catalog.sections.indices), inRunsOf: 64, transformer.section),
      layouts: transformer.layouts, layoutConfiguration: catalog.layoutConfiguration,
      currency: catalog.currency, itemKinds: transformer.itemKinds, ownValues: catalog.ownValues,
      ownFields: catalog.ownFields)
  }
}
