extension DisplayLocale {
  /// How the country writes numbers and prices.
  var figureForm: FigureForm {
    switch self {
    case .deDE: .commaAndDots(priceSuffix: "\u{A0}€", free: "Kostenlos")
    case .enGB: .pointAndCommas(pricePrefix: "£", free: "Free")
    case .enIN: .pointAndCommas(grouping: .lakhs, pricePrefix: "₹", free: "Free")
    case .enUS: .pointAndCommas(pricePrefix: "$", free: "Free")
    case .esES: .commaAndDots(leastGroupedDigits: 5, priceSuffix: "\u{A0}€", free: "Gratis")
    case .esMX: .pointAndCommas(pricePrefix: "$", free: "Gratis")
    case .frFR: .commaAndSpaces("\u{202F}", priceSuffix: "\u{A0}€", free: "Gratuit")
    // The marks keep the number to the right of its sign, whatever is around them.
    case .heIL:
      .pointAndCommas(pricePrefix: "\u{200F}", priceSuffix: "\u{A0}\u{200F}₪", free: "חינם")
    case .hiIN: .pointAndCommas(grouping: .lakhs, pricePrefix: "₹", free: "मुफ़्त")
    case .itIT: .commaAndDots(leastGroupedDigits: 5, priceSuffix: "\u{A0}€", free: "Gratis")
    case .jaJP: .pointAndCommas(pricePrefix: "￥", priceDecimals: .none, free: "無料")
    case .koKR: .pointAndCommas(pricePrefix: "₩", priceDecimals: .none, free: "무료")
    case .nlNL: .commaAndDots(pricePrefix: "€\u{A0}", free: "Gratis")
    case .plPL:
      .commaAndSpaces(
        "\u{A0}", leastGroupedDigits: 5, priceSuffix: "\u{A0}zł", free: "Bezpłatnie")
    case .ptBR: .commaAndDots(pricePrefix: "R$\u{A0}", free: "Grátis")
    case .ruRU: .commaAndSpaces("\u{A0}", priceSuffix: "\u{A0}₽", free: "Бесплатно")
    case .svSE: .commaAndSpaces("\u{A0}", priceSuffix: "\u{A0}kr", free: "Gratis")
    case .trTR: .commaAndDots(pricePrefix: "₺", free: "Ücretsiz")
    case .zhCN: .pointAndCommas(pricePrefix: "¥", free: "免费")
    case .zhTW: .pointAndCommas(pricePrefix: "$", free: "免費")
    }
  }
}

extension FigureForm {
  /// The form of 1,234.50.
  fileprivate static func pointAndCommas(
    grouping: Grouping = .thousands, pricePrefix: String, priceSuffix: String = "",
    priceDecimals: PriceDecimals = .two, free: String
  ) -> FigureForm {
    FigureForm(
      point: ".", separator: ",", grouping: grouping, pricePrefix: pricePrefix,
      priceSuffix: priceSuffix, priceDecimals: priceDecimals, free: free)
  }

  /// The form of 1.234,50.
  fileprivate static func commaAndDots(
    leastGroupedDigits: Int = 4, pricePrefix: String = "", priceSuffix: String = "", free: String
  ) -> FigureForm {
    FigureForm(
      point: ",", separator: ".", leastGroupedDigits: leastGroupedDigits, pricePrefix: pricePrefix,
      priceSuffix: priceSuffix, free: free)
  }

  /// The form of 1.234,50.
  fileprivate static func commaAndSpaces(
    _ space: String, leastGroupedDigits: Int = 4, priceSuffix: String, free: String
  ) -> FigureForm {
    FigureForm(
      point: ",", separator: space, leastGroupedDigits: leastGroupedDigits,
      priceSuffix: priceSuffix, free: free)
  }
}
