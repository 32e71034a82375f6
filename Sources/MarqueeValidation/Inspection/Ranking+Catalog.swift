import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Ranking {
  /// The rankings of a screen: its sections of ranked posters, in order.
  static func all(in catalog: LocatedCatalog) -> [Ranking] {
    // The items of a library do not form a ranking.
    guard !catalog.isLibrary else { return [] }
    return catalog.positions(where: \.itemKind.isRanked).map { position in
      let section = catalog.sections[position]
      let field = section.type?.itemKind.position(ofField: "rank")
      return Ranking(
        entries: section.items.map { item in
          let value = field.flatMap { catalog.value(ofField: $0, ofItem: item) }
          return Entry(
            item: catalog.items[item].index,
            rank: rank(value, of: catalog.items[item].index, in: catalog.document))
        }, isWhole: section.isSound)
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
