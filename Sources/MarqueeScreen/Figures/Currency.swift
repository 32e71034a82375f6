/// A currency of ISO 4217 that people pay with.
///
/// Codes and digits are those of ISO 4217 as of 2026, from the data of `iso-codes`, without metals,
/// units of account and funds. CLDR says how many digits are shown: a price of 1,990 forints has no
/// fillér.
package struct Currency: Hashable, Sendable {
  /// The code, such as `EUR`.
  package let code: String
  /// The most digits that a price has after the point.
  package let digits: Int
  /// How many of them are shown, according to Unicode CLDR 48.
  package let shownDigits: Int

  package init?(_ code: String) {
    guard let digits = Self.digitsByCode[code] else { return nil }
    self.code = code
    self.digits = digits
    shownDigits = Self.shownWhole.contains(code) ? 0 : digits
  }

  /// The codes of all currencies, in order.
  package static let codes: [String] = digitsByCode.keys.sorted()

  private static let digitsByCode: [String: Int] = {
    let codes = [
      0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
      2: """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD \
      CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS \
      GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP \
      LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK \
      NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS \
      SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST \
      XCD XCG YER ZAR ZMW ZWG
      """, 3: "BHD IQD JOD KWD LYD OMR TND",
    ]
    return codes.reduce(into: [:]) { digits, entry in
      for code in entry.value.split(separator: " ") { digits[String(code)] = entry.key }
    }
  }()

  /// Currencies whose fractional units are not used in payments.
  private static let shownWhole: Set = [
    "AFN", "ALL", "COP", "HUF", "IDR", "IQD", "IRR", "KPW", "LAK", "LBP", "MGA", "MMK",
    "PKR", "SOS", "SYP", "YER",
  ]
}
