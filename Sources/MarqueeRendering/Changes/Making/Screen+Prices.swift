import MarqueeScreen

extension Screen {
  /// Whether it shows an amount of money in its own currency.
  ///
  /// What costs nothing shows no currency.
  ///
  /// - Complexity: O(*n*) in the values of the screen.
  var showsPricesInItsCurrency: Bool {
    Self.holdPrice(ownFields) { self[$0] }
      || sections.contains { section in
        Self.holdPrice(section.ownFields) { section[$0] }
          || section.items.contains { $0.currency == nil && Self.holdsPrice($0.item) }
      }
  }

  private static func holdsPrice(_ item: CatalogItem) -> Bool {
    let shown = item.kind.show[.price].flatMap(item.shownValue)
    return shown.map(isCost) ?? false || holdPrice(item.kind.fields, item.value)
  }

  private static func holdPrice(
    _ fields: [Field], _ value: (String) -> FieldValue?
  ) -> Bool {
    fields.contains { field in value(field.key).map { holdsPrice($0, field.kind) } ?? false }
  }

  private static func holdsPrice(_ value: FieldValue, _ kind: FieldKind) -> Bool {
    var isFound = false
    kind.forEachLeaf(of: value) { leaf, kind in
      isFound = isFound || kind.means(.amount) && isCost(leaf)
    }
    return isFound
  }

  private static func isCost(_ value: FieldValue) -> Bool {
    (value.number ?? value.text.flatMap { DecimalNumber($0) }).map { !$0.isZero } ?? false
  }
}
