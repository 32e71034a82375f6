import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList

extension RuleContext {
  /// The rankings of the screen: its sections of ranked posters, in order.
  var rankings: [Ranking] {
    catalog.sections.filter { $0.type?.itemKind == .rankedPoster }.map { section in
      Ranking(
        entries: catalog.items[section.items].map { item in
          Ranking.Entry(item: item.index, rank: rank(of: item.index))
        }, isWhole: section.isSound)
    }
  }

  private func rank(of item: ValueIndex) -> Ranking.Rank {
    guard let value = catalog.value(of: "rank", in: item) else {
      return document[item].flags.contains(.isDamaged) ? .unknown : .absent
    }
    guard document[value].kind == .integer, let number = number(of: value).flatMap(\.integer),
      number > 0
    else { return .faulty }
    return .number(number, value: value)
  }
}

extension DecimalNumber {
  /// The value as an integer; `nil` where it is none.
  fileprivate var integer: Int? { Int(text) }
}
