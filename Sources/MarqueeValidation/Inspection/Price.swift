import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

struct Price: Sendable {
  enum PriceCurrency: Sendable {
    case known(Currency)
    /// The text is not a currency code, which is reported.
    case faulty
    case missing
  }

  /// Where it is; it may be a field that an authored kind shows as a price.
  let occurrence: LocatedCatalog.Occurrence
  let number: DecimalNumber
  /// The item's currency, else the screen's, else the settings'.
  let currency: PriceCurrency

  /// The prices of a screen, in document order.
  ///
  /// - Complexity: O(*fields*).
  static func all(in catalog: LocatedCatalog, _ settings: Settings) -> [Price] {
    guard catalog.sections.contains(where: { $0.type?.itemKind.show[.price] != nil }) else {
      return []
    }
    let document = catalog.document
    let common = commonCurrency(in: document, settings)
    var prices: [Price] = []
    catalog.forEachField(where: \.isNumeric) { occurrence in
      guard catalog.shows(occurrence, as: .price), let item = occurrence.item,
        let number = document.number(of: occurrence.value)
      else { return }
      let own = catalog.value(of: Field.currency.key, in: catalog.items[item].index)
      prices.append(
        Price(
          occurrence: occurrence, number: number,
          currency: own.map { currency($0, in: document) } ?? common))
    }
    return prices
  }

  private static func commonCurrency(
    in document: PropertyListDocument, _ settings: Settings
  ) -> PriceCurrency {
    let root = document.root.flatMap { root in
      document[root].kind == .dictionary ? document.member(Field.currency.key, of: root) : nil
    }
    return root.map { currency($0.value, in: document) }
      ?? settings.currency.flatMap { Currency($0) }.map(PriceCurrency.known)
      ?? (settings.mayHaveCurrency ? .faulty : .missing)
  }

  private static func currency(
    _ value: ValueIndex, in document: PropertyListDocument
  ) -> PriceCurrency {
    guard document.isValidString(value), let currency = Currency(document.string(of: value)) else {
      return .faulty
    }
    return .known(currency)
  }
}

extension PropertyListDocument {
  /// The number in a value; `nil` for anything else, and for a faulty one.
  func number(of index: ValueIndex) -> DecimalNumber? {
    let value = self[index]
    guard !value.kind.isContainer, !value.flags.contains(.isDamaged) else { return nil }
    return NumberText.decimal(string(of: index), isHexadecimal: value.kind == .integer)
  }
}
