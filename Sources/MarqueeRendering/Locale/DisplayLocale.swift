/// A language and a country whose form the figures of a preview have.
///
/// Only the form differs: how a price, a rating and a count are written. A price in content is a
/// number in the currency of the shop; no exchange rate turns 19.90 dollars into euros. What authors
/// wrote is shown as they wrote it, in whatever language.
package enum DisplayLocale: String, Hashable, Sendable, CaseIterable {
  case deDE = "de_DE"
  case enGB = "en_GB"
  case enIN = "en_IN"
  case enUS = "en_US"
  case esES = "es_ES"
  case esMX = "es_MX"
  case frFR = "fr_FR"
  case heIL = "he_IL"
  case hiIN = "hi_IN"
  case itIT = "it_IT"
  case jaJP = "ja_JP"
  case koKR = "ko_KR"
  case nlNL = "nl_NL"
  case plPL = "pl_PL"
  case ptBR = "pt_BR"
  case ruRU = "ru_RU"
  case svSE = "sv_SE"
  case trTR = "tr_TR"
  case zhCN = "zh_CN"
  case zhTW = "zh_TW"

  /// The name as HTML and XML write it: `de-DE`.
  var languageTag: String {
    String(rawValue.map { $0 == "_" ? "-" : $0 })
  }

  /// The direction in which an app in this language is read.
  package var direction: ReadingDirection {
    self == .heIL ? .rightToLeft : .leftToRight
  }
}
