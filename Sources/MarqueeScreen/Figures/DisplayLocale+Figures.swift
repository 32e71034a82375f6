extension DisplayLocale {
  var figureForm: FigureForm {
    switch self {
    case .deDE: .commaAndDots(currency: "EUR", free: "Kostenlos")
    case .enGB: .pointAndCommas(currency: "GBP", free: "Free")
    case .enIN: .pointAndCommas(grouping: .lakhs, currency: "INR", free: "Free")
    case .enUS: .pointAndCommas(currency: "USD", free: "Free")
    case .esES: .commaAndDots(leastGroupedDigits: 5, currency: "EUR", free: "Gratis")
    case .esMX: .pointAndCommas(currency: "MXN", free: "Gratis")
    case .frFR: .commaAndSpaces("\u{202F}", currency: "EUR", free: "Gratuit")
    // The marks keep the number to the right of its sign, whatever surrounds them.
    case .heIL:
      .pointAndCommas(
        pricePrefix: "\u{200F}", priceSuffix: "\u{A0}\u{200F}¤", currency: "ILS", free: "חינם")
    case .hiIN: .pointAndCommas(grouping: .lakhs, currency: "INR", free: "मुफ़्त")
    case .itIT: .commaAndDots(leastGroupedDigits: 5, currency: "EUR", free: "Gratis")
    case .jaJP: .pointAndCommas(currency: "JPY", free: "無料")
    case .koKR: .pointAndCommas(currency: "KRW", free: "무료")
    case .nlNL: .commaAndDots(pricePrefix: "¤\u{A0}", currency: "EUR", free: "Gratis")
    case .plPL:
      .commaAndSpaces("\u{A0}", leastGroupedDigits: 5, currency: "PLN", free: "Bezpłatnie")
    case .ptBR: .commaAndDots(pricePrefix: "¤\u{A0}", currency: "BRL", free: "Grátis")
    case .ruRU: .commaAndSpaces("\u{A0}", currency: "RUB", free: "Бесплатно")
    case .svSE: .commaAndSpaces("\u{A0}", currency: "SEK", free: "Gratis")
    case .trTR: .commaAndDots(pricePrefix: "¤", currency: "TRY", free: "Ücretsiz")
    case .zhCN: .pointAndCommas(currency: "CNY", free: "免费")
    case .zhTW: .pointAndCommas(currency: "TWD", free: "免費")
    }
  }
}

extension FigureForm {
  /// Makes the form 1,234.50.
  fileprivate static func pointAndCommas(
    grouping: Grouping = .thousands, pricePrefix: String = "¤", priceSuffix: String = "",
    currency: String, free: String
  ) -> FigureForm {
    FigureForm(
      point: ".", separator: ",", grouping: grouping, pricePrefix: pricePrefix,
      priceSuffix: priceSuffix, currency: currency, free: free)
  }

  /// Makes the form 1.234,50, with the currency's sign after or before it.
  fileprivate static func commaAndDots(
    leastGroupedDigits: Int = 4, pricePrefix: String? = nil, currency: String, free: String
  ) -> FigureForm {
    FigureForm(
      point: ",", separator: ".", leastGroupedDigits: leastGroupedDigits,
      pricePrefix: pricePrefix ?? "", priceSuffix: pricePrefix == nil ? "\u{A0}¤" : "",
      currency: currency, free: free)
  }

  /// Makes the form 1 234,50.
  fileprivate static func commaAndSpaces(
    _ space: String, leastGroupedDigits: Int = 4, currency: String, free: String
  ) -> FigureForm {
    FigureForm(
      point: ",", separator: space, leastGroupedDigits: leastGroupedDigits,
      priceSuffix: "\u{A0}¤", currency: currency, free: free)
  }
}
