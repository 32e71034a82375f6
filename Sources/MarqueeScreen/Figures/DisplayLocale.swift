/// A language and a country whose format figures are written in.
///
/// Only the format differs: how a price, a rating and a count are written. A price in content is a
/// number in the shop's currency; no exchange rate turns 19.90 dollars into euros. Authored text is
/// shown as written, in any language.
///
/// The raw value is the identifier of Foundation's `Locale`, such as `en_US`.
public enum DisplayLocale: String, Hashable, Sendable, CaseIterable {
  /// German in Germany.
  case deDE = "de_DE"
  /// English in the United Kingdom.
  case enGB = "en_GB"
  /// English in India.
  case enIN = "en_IN"
  /// English in the United States.
  case enUS = "en_US"
  /// Spanish in Spain.
  case esES = "es_ES"
  /// Spanish in Mexico.
  case esMX = "es_MX"
  /// French in France.
  case frFR = "fr_FR"
  /// Hebrew in Israel.
  case heIL = "he_IL"
  /// Hindi in India.
  case hiIN = "hi_IN"
  /// Italian in Italy.
  case itIT = "it_IT"
  /// Japanese in Japan.
  case jaJP = "ja_JP"
  /// Korean in South Korea.
  case koKR = "ko_KR"
  /// Dutch in the Netherlands.
  case nlNL = "nl_NL"
  /// Polish in Poland.
  case plPL = "pl_PL"
  /// Portuguese in Brazil.
  case ptBR = "pt_BR"
  /// Russian in Russia.
  case ruRU = "ru_RU"
  /// Swedish in Sweden.
  case svSE = "sv_SE"
  /// Turkish in Türkiye.
  case trTR = "tr_TR"
  /// Chinese in mainland China.
  case zhCN = "zh_CN"
  /// Chinese in Taiwan.
  case zhTW = "zh_TW"
}

extension DisplayLocale {
  /// Finds the language and country closest to a user's.
  ///
  /// - Parameter identifier: The identifier of a `Locale`, such as `en_AU` or `zh-Hant_TW`.
  /// - Returns: The same language and country; otherwise ``enUS``, ``esES`` or ``ptBR`` if one has
  ///   the same language, or the first that has; otherwise ``enUS``.
  public init(closestTo identifier: String) {
    let parts = identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map(String.init)
    let language = parts.first ?? ""
    // Only a country code has two letters.
    let country = parts.dropFirst().first { $0.utf8.count == 2 } ?? ""
    let sameLanguage = DisplayLocale.allCases.filter { $0.rawValue.hasPrefix("\(language)_") }
    self =
      DisplayLocale(rawValue: "\(language)_\(country)")
      ?? sameLanguage.first { $0 == .enUS || $0 == .esES || $0 == .ptBR } ?? sameLanguage.first
      ?? .enUS
  }
}
