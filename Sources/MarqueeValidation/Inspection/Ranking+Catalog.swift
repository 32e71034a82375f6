import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Ranking {
  /// The rankings of a screen: its numbered sections, in order.
  static func all(in catalog: LocatedCatalog) -> [Ranking] {
    // The items of a library do not form a ranking.
    guard !catalog.isLibrary else { return [] }
    return catalog.positions(where: \.isNumbered).map { position in
      let section = catalog.sections[position]
      let field = section.type?.itemKind.rankPosition
      return Ranking(
        entries: section.items.map { item in
          Entry(
            item: catalog.items[item].index,
            rank: field.map { rank(ofItem: item, field: $0, in: catalog) } ?? .absent)
        }, isWhole: section.isValid)
    }
  }

  private static func rank(
    ofItem item: Int, field: Int, in catalog: LocatedCatalog
  ) -> Rank {
    let index = catalog.items[item].index
    switch catalog.shownValue(ofField: field, ofItem: item) {
    case .written(let value): return rank(value, in: catalog.document, at: value)
    // The place of the section's own file is the only one that its authors can change.
    case .inLibrary(let value, let document): return rank(value, in: document, at: index)
    case .byDefault, nil:
      let isUnknown = catalog.reference(ofItem: item).map { $0.target == nil }
      return isUnknown ?? catalog.document.isDamaged(index) ? .unknown : .absent
    }
  }

  private static func rank(
    _ value: ValueIndex, in document: PropertyListDocument, at place: ValueIndex
  ) -> Rank {
    guard document[value].kind == .integer, !document.isDamaged(value),
      let decimal = NumberText.decimal(document.string(of: value), isHexadecimal: true),
      let number = Int(decimal.text), number > 0
    else { return .faulty }
    return .number(number, value: place)
  }
}
