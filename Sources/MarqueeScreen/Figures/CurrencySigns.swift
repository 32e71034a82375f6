/// The signs of currencies, as each country writes them; a currency without a sign has its code.
///
/// They are those of Unicode CLDR 48, as reported by `Intl.NumberFormat` of Node.js with ICU 78.
enum CurrencySigns {
  static func sign(of currency: String, for locale: DisplayLocale) -> String {
    own[locale]?[currency] ?? common[currency] ?? currency
  }

  private static let common = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
    "ILS": "₪", "INR": "₹", "JPY": "JP¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "TWD": "NT$",
    "USD": "$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA",
    "XPF": "CFPF",
  ]

  private static let own: [DisplayLocale: [String: String]] = [
    .deDE: [
      "AUD": "AU$", "JPY": "¥", "THB": "฿",
    ],
    .enGB: [
      "PHP": "₱", "USD": "US$",
    ],
    .enIN: [
      "PHP": "₱"
    ],
    .enUS: [
      "JPY": "¥", "PHP": "₱",
    ],
    .esES: [
      "AUD": "AUD", "BRL": "BRL", "CAD": "CAD", "CNY": "CNY", "GBP": "GBP", "HKD": "HKD",
      "ILS":
        "ILS", "INR": "INR", "JPY": "JPY", "KRW": "KRW", "MXN": "MXN", "NZD": "NZD", "THB": "฿",
      "TWD": "TWD", "USD": "US$", "XAF": "XAF", "XCD": "XCD", "XOF": "XOF",
    ],
    .esMX: [
      "AUD": "AUD", "BRL": "BRL", "CAD": "CAD", "CNY": "CNY", "EUR": "EUR", "GBP": "GBP",
      "HKD":
        "HKD", "ILS": "ILS", "INR": "INR", "JPY": "JPY", "KRW": "KRW", "MRU": "UM", "MXN": "$",
      "NZD": "NZD", "TWD": "TWD", "USD": "USD", "VND": "VND", "XAF": "XAF", "XCD": "XCD",
      "XOF":
        "XOF",
    ],
    .frFR: [
      "ARS": "$AR", "AUD": "$AU", "BMD": "$BM", "BND": "$BN", "BZD": "$BZ", "CAD": "$CA",
      "CLP":
        "$CL", "CNY": "CNY", "COP": "$CO", "FJD": "$FJ", "FKP": "£FK", "GBP": "£GB", "GIP": "£GI",
      "HKD": "HKD", "JPY": "JPY", "LBP": "£LB", "MXN": "$MX", "NAD": "$NA", "NZD": "$NZ",
      "SBD":
        "$SB", "SGD": "$SG", "SRD": "$SR", "TTD": "$TT", "TWD": "TWD", "USD": "$US", "UYU": "$UY",
      "WST": "$WS", "XCD": "XCD", "XPF": "FCFP",
    ],
    .heIL: [
      "JPY": "¥", "THB": "฿",
    ],
    .hiIN: [
      "THB": "฿"
    ],
    .itIT: [
      "BRL": "BRL", "HKD": "HKD", "INR": "INR", "JPY": "JPY", "KRW": "KRW", "MXN": "MXN",
      "PHP":
        "₱", "THB": "฿", "TWD": "TWD", "USD": "USD", "VND": "VND", "XCG": "Cf",
    ],
    .jaJP: [
      "CNY": "元", "JPY": "￥", "XCG": "Cg",
    ],
    .koKR: [
      "AUD": "AU$", "USD": "US$",
    ],
    .nlNL: [
      "AUD": "AU$", "CAD": "C$", "FJD": "FJ$", "SBD": "SI$", "THB": "฿", "USD": "US$",
      "XPF":
        "XPF", "ZWG": "ZiG",
    ],
    .plPL: [
      "AUD": "AUD", "CAD": "CAD", "CNY": "CNY", "GBP": "GBP", "HKD": "HKD", "ILS": "ILS",
      "INR":
        "INR", "JPY": "JPY", "KRW": "KRW", "MXN": "MXN", "NZD": "NZD", "PLN": "zł", "TWD": "TWD",
      "USD": "USD", "VND": "VND", "XCG": "XCG",
    ],
    .ptBR: [
      "AUD": "AU$", "THB": "฿", "USD": "US$",
    ],
    .ruRU: [
      "JPY": "¥", "RUB": "₽", "THB": "฿", "TMT": "ТМТ", "UAH": "₴", "XCG": "Cg",
    ],
    .svSE: [
      "AUD": "AUD", "BBD": "Bds$", "BMD": "BM$", "BRL": "BR$", "BSD": "BS$", "BZD": "BZ$",
      "CNY":
        "CNY", "DKK": "Dkr", "DOP": "RD$", "EGP": "EG£", "GBP": "GBP", "HKD": "HKD", "INR": "INR",
      "ISK": "Ikr", "JMD": "JM$", "JPY": "JPY", "KRW": "KRW", "NOK": "Nkr", "NZD": "NZD",
      "SEK":
        "kr", "TWD": "TWD", "USD": "US$", "VND": "VND", "XCG": "XCG",
    ],
    .trTR: [
      "AUD": "AU$", "JPY": "¥", "THB": "฿", "TRY": "₺",
    ],
    .zhCN: [
      "AUD": "AU$", "CNY": "¥", "USD": "US$",
    ],
    .zhTW: [
      "AUD": "AU$", "JPY": "¥", "KRW": "￦", "TWD": "$", "USD": "US$",
    ],
  ]
}
