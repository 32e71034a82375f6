extension ItemKind {
  /// Reads one item, as a screen's JSON has it.
  ///
  /// - Throws: `DecodingError` for an item that is not of the kind.
  package func item(from decoder: any Decoder) throws -> CatalogItem {
    func read<Model: ItemModel>(_ model: Model.Type) throws -> CatalogItem {
      CatalogItem(try model.init(from: decoder))
    }
    return try read(model)
  }
}
