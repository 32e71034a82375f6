import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList

extension Ranking {
  /// The rankings of a screen: its sections of ranked posters, in order.
  static func all(in catalog: LocatedCatalog) -> [Ranking] {
    guard let field = ItemKind.rankedPoster.position(ofField: "rank") else {
      return []
    }
    return catalog.positions { $0.itemKind == .rankedPoster }.map { position in
      Ranking(
        entries: catalog.sections[position].items.map { item in
          let value = catalog.value(ofField: field, ofItem: item)
          return Entry(
            item: catalog.items[item].index,
            rank: rank(value, of: catalog.items[item].index, in: catalog.document))
        }, isWhole: catalog.sections[position].isSound)
    }
  }

  private static func rank(
    _ value: ValueIndex?, of item: ValueIndex, in document: PropertyListDocument
  ) -> Rank {
    guard let value else { return document[item].flags.contains(.isDamaged) ? .unknown : .absent }
    guard document[value].kind == .integer, !document[value].flags.contains(.isDamaged),
      let decimal = NumberText.decimal(document.string(of: value), isHexadecimal: true),
      let number = Int(decimal.text), number > 0
    else { return .faulty }
    return .number(number, value: value)
  }
}
