import MarqueeLoading
import MarqueeScreen

struct Price: Sendable {
  enum PriceCurrency: Sendable {
    case known(Currency)
    /// The text is not a currency code, which is reported.
    case faulty
    case missing

    var known: Currency? { if case .known(let currency) = self { currency } else { nil } }
  }

  /// The value, which may be of a field that an authored kind shows as a price.
  let value: ShownValue
  let number: DecimalNumber
  /// The item's currency, else the screen's, else the settings'.
  let currency: PriceCurrency
  /// The position of its section.
  let section: Int

  /// The prices that a screen shows, in the order of its items.
  static func all(in screen: ShownScreen, _ settings: Settings) -> [Price] {
    let common =
      screen[Field.currency.key].map(PriceCurrency.init)
      ?? settings.currency.flatMap { Currency($0) }.map(PriceCurrency.known)
      ?? (settings.mayHaveCurrency ? .faulty : .missing)
    return screen.sections.flatMap { section -> [Price] in
      guard let kind = section.type?.itemKind, kind.show[.price] != nil else { return [] }
      let path = kind.fields(shownAs: .price)
      let field = kind.position(ofField: Field.currency.key)
      return section.items.compactMap { item in
        guard let value = item.value(of: path), value.kind.isNumeric, let number = value.number
        else { return nil }
        let currency = field.flatMap(item.value).map(PriceCurrency.init) ?? common
        return Price(
          value: value, number: number, currency: currency, section: section.position)
      }
    }
  }
}

extension Price.PriceCurrency {
  fileprivate init(_ value: ShownValue) {
    self = value.text.flatMap { Currency($0.string) }.map(Self.known) ?? .faulty
  }
}
