import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// The prices of a screen, each with its currency.
struct Prices {
  /// The currency of a price.
  enum PriceCurrency {
    case known(Currency)
    /// The text is not a currency code, which is reported.
    case faulty
    case missing
  }

  private let context: RuleContext
  /// The currency of prices that do not have one themselves.
  private let common: PriceCurrency

  init(_ context: RuleContext) {
    self.context = context
    let document = context.document
    let root = document.root.flatMap { root in
      document[root].kind == .dictionary ? document.member(Field.currency.key, of: root) : nil
    }
    common =
      root.map { Self.currency($0.value, in: document) }
      ?? context.settings.currency.flatMap { Currency($0) }.map(PriceCurrency.known)
      ?? (context.settings.mayHaveCurrency ? .faulty : .missing)
  }

  private static func currency(
    _ value: ValueIndex, in document: PropertyListDocument
  ) -> PriceCurrency {
    guard document.isSoundString(value), let currency = Currency(document.string(of: value)) else {
      return .faulty
    }
    return .known(currency)
  }

  /// Visits the prices in document order, including fields that authors' kinds show as a price.
  ///
  /// - Complexity: O(*fields*).
  func visitAll(
    _ body: (LocatedCatalog.Occurrence, DecimalNumber, PriceCurrency) -> Void
  ) {
    let catalog = context.catalog
    let keys = Set(catalog.sections.compactMap { $0.type?.itemKind.show[.price] })
    guard !keys.isEmpty else { return }
    let isPriceLike = { (field: Field) in keys.contains(field.key) && field.kind.isNumeric }
    catalog.forEachField(whereField: isPriceLike) { occurrence in
      guard let section = occurrence.section, let item = occurrence.item,
        let kind = catalog.sections[section].type?.itemKind,
        // This excludes a part of a group that has the same key.
        let key = kind.show[.price], key == occurrence.field.key,
        catalog.value(of: key, in: catalog.items[item].index) == occurrence.value,
        let number = context.number(of: occurrence.value)
      else { return }
      body(occurrence, number, currency(of: item))
    }
  }

  private func currency(of item: Int) -> PriceCurrency {
    let index = context.catalog.items[item].index
    return context.catalog.value(of: Field.currency.key, in: index).map {
      Self.currency($0, in: context.document)
    } ?? common
  }
}
